import type { Operations } from '../../../src/client/operation.ts';
import type { Read } from '../../../src/client/query-data.ts';
import type { Write } from '../../../src/client/query-data.ts';
export declare const tasksOperations: Operations;
export declare const uploadsOperations: Operations;
export declare const shorthandOperations: Operations;
export declare const guards: {
  "Task": {
    "complete": {"from": {"status": {"in": ["REVIEWING"]}}, "open": [string]},
    "discard": {"from": {"status": {"in": ["REVIEWING"]}}},
    "report": {},
    "unlock": {
      "from": {"status": {"in": ["COMPLETED", "DISCARDED", "FILTERED"]}, "exported_at": {"in": [null]}},
      "open": [string]
    },
    "approve": {"from": {"status": {"notIn": ["PROCESSING"]}, "approved": {"in": [false]}}},
    "disapprove": {"from": {"status": {"notIn": ["PROCESSING"]}, "approved": {"in": [true]}}}
  }
};
export declare const states: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
export declare const queries: {
  "tasks": {
    "get": Read,
    "complete": Write,
    "discard": Write,
    "report": Write,
    "unlock": Write,
    "approve": Write,
    "disapprove": Write
  },
  "uploads": {"create": Write, "get": Read, "move": Write},
  "shorthand": {}
};
