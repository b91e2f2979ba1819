import type { z } from 'zod';
import type { Store } from './store.ts';

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
