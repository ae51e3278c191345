import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { decide } from '../engine/setting-values.ts';
import { advance, statusOf } from '../engine/lifecycle.ts';
import type { State, StoredRecord, Team } from '../engine/state.ts';
import { keyValue } from '../engine/store.ts';
import type { MetaItem } from '@docproc/types';

/** An upload as the control plane lists it. */
export interface ListedUpload {
  id: string;
  name: string;
  status: string;
  folder_id: string;
  project_id: string;
  created_at: string;
  meta: MetaItem[];
  /** Ids of its tasks. */
  tasks: string[];
}

/** Fields of an upload that can be changed. */
export type UploadChanges = {
  [Field in 'name' | 'status' | 'folder_id' | 'created_at' | 'meta']?: ListedUpload[Field] | undefined;
};

/** The settings of responses with an upload. */
const settings = contract.operations.flatMap((each) =>
  each.resource === contract.perRequest ? each.settings : [],
);

/** Returns an upload with the ids of its tasks. */
export function listedUpload(state: State, team: Team, upload: StoredRecord): ListedUpload {
  const { value } = advance(state, team, upload);
  const status = statusOf(upload) ?? '';
  return {
    id: upload.id,
    name: String(value['name']),
    status: decide({ state, team }, settings, 'spelling', status, false) ?? status,
    folder_id: String(value['folder_id']),
    project_id: keyValue(upload, 'project_id') ?? '',
    created_at: String(value['created_at']),
    meta: JSON.parse(JSON.stringify(value['meta'] ?? [])) as MetaItem[],
    tasks: upload.children.filter(({ resource }) => resource.name === contract.perFile).map(({ id }) => id),
  };
}
