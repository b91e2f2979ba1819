import { buildRecordSchema, type BuildRecord } from '@talent/api/platform/build-record';
import { readJson } from './read-json.ts';
import type { Store } from './store.ts';

/** Key of the record of a published version. */
function recordKey(app: string, version: string): string {
  return `builds/${app}/${version}.json`;
}

/** The record of a published version; null where there is none, or none that can be read. */
export async function readBuildRecord(
  store: Store,
  app: string,
  version: string,
): Promise<BuildRecord | null> {
  return readJson(store, recordKey(app, version), buildRecordSchema);
}

/** Writes the record of a published version, replacing an earlier one. */
export async function writeBuildRecord(
  store: Store,
  { app, version }: { app: string; version: string },
  record: BuildRecord,
): Promise<void> {
  await store.write(recordKey(app, version), `${JSON.stringify(record, null, 2)}\n`);
}
