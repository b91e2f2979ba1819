import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WatchedCapabilities } from '@talent/api/platform/declared-capabilities';
import { capabilitiesSchema } from '@talent/artifact/capabilities/capabilities';
import { watchedOf } from '../../gateway/live/watched-capabilities.ts';

/**
 * Reads the declaration of an app from source, so that an edit counts from the next document on. Null where the file is missing or not as
 * it has to be: the build says why.
 */
export async function readDeclared(
  root: string,
  name: string,
): Promise<WatchedCapabilities | null> {
  try {
    const json: unknown = JSON.parse(await readFile(join(root, name, 'capabilities.json'), 'utf8'));
    return watchedOf(capabilitiesSchema.parse(json));
  } catch {
    return null;
  }
}
