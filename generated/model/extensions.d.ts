// Generated from openapi/extensions.schema.yaml by `npm run build`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Name: string;
        Id: string;
        Sentence: string;
        OpenQuestions: components["schemas"]["Id"][];
        Transition: {
            /** @description The schema of the record that the call acts on. */
            record: components["schemas"]["Name"];
            /** @description What the fields of the record must hold. Absent or empty means any state. */
            from?: {
                [key: string]: components["schemas"]["Guard"];
            };
            /** @description What else must hold and cannot be read off the record. */
            conditions?: {
                id: components["schemas"]["Id"];
                description: components["schemas"]["Sentence"];
                openQuestions?: components["schemas"]["OpenQuestions"];
            }[];
            /** @description What the fields of the record hold afterwards. A field that is not named keeps its value. */
            to?: {
                [key: string]: components["schemas"]["Outcome"];
            };
            /** @description The records that the call makes, once a request or once a file. */
            creates?: {
                record: components["schemas"]["Name"];
                /** @enum {unknown} */
                per: "request" | "file";
            }[];
            /** @description What else happens. */
            effects?: components["schemas"]["Sentence"][];
            /** @description The status of the answer when `from`, a condition or the request itself does not hold. */
            rejectedWith?: components["schemas"]["Status"];
            /** @description What is not known about that answer. */
            openQuestions?: components["schemas"]["OpenQuestions"];
            /** @description The event that a successful call emits. */
            event?: string;
            /** @description Whether another call can take the change back. Absent when that is not told. */
            reversible?: boolean;
        };
        Guard: {
            in?: unknown[];
            notIn?: unknown[];
        };
        Outcome: {
            /** @description The value itself. */
            value?: unknown;
            /** @description The parameter of the call that gives the value. */
            parameter?: components["schemas"]["Name"];
            /** @description The open question that asks for the value. */
            unknown?: components["schemas"]["Id"];
        };
        Lifecycle: {
            /** @description The schema of the record. */
            record: components["schemas"]["Name"];
            /** @description The property of the record that holds the state. */
            field: components["schemas"]["Name"];
            /** @description What each state means. */
            states: {
                [key: string]: {
                    description: components["schemas"]["Sentence"];
                    openQuestions?: components["schemas"]["OpenQuestions"];
                };
            };
            /** @description The moves that no call asks for. Without `from` it is the state at creation. */
            moves: ({
                from?: components["schemas"]["Name"];
                to?: components["schemas"]["Name"];
                /** @description The open question that asks where the move leads. */
                unknown?: components["schemas"]["Id"];
                openQuestions?: components["schemas"]["OpenQuestions"];
            } & (unknown | unknown))[];
        };
        Scope: {
            /** @description What the scope opens. */
            area: components["schemas"]["Sentence"];
            /** @description Every name of the scope; they are taken to mean the same. */
            spellings: string[];
        };
        Limit: {
            value: number;
            /** @enum {unknown} */
            unit: "MB" | "files";
            /**
             * @description What is measured.
             * @enum {unknown}
             */
            per: "file" | "page" | "batch";
            /** @description The status of the answer to a request beyond the limit. Absent when that is not told. */
            rejectedWith?: components["schemas"]["Status"];
            openQuestions?: components["schemas"]["OpenQuestions"];
        };
        Status: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
