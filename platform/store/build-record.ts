import { buildRecordSchema, type BuildRecord } from '@talent/api/platform/build-record';
import type { Store } from './store.ts';
import type { z } from 'zod';

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

export async function writeBuildRecord(
  store: Store,
  { app, version }: { app: string; version: string },
  record: BuildRecord,
): Promise<void> {
  await store.write(recordKey(app, version), `${JSON.stringify(record, null, 2)}\n`);
}

/** The JSON files below a folder. Leaves out those that cannot be read. */
export async function readJsonFiles<Value>(
  store: Store,
  folder: string,
  schema: z.ZodType<Value>,
): Promise<Value[]> {
  const keys = await store.list(folder);
  const files = await Promise.all(keys.map((key) => readJson(store, key, schema)));
  return files.filter((file) => file !== null);
}

/** Reads a JSON file of the store; null where there is none, or one of another form. */
export async function readJson<Value>(
  store: Store,
  key: string,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  const file = await store.read(key);
  if (file === null) return null;
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(file.body))).data ?? null;
  } catch {
    return null;
  }
}
