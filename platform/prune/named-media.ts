import { isDownloadName } from '../compose/download-key.ts';
import { forEachLimited } from '../store/for-each-limited.ts';
import type { Store, StoreEntry } from '../store/store.ts';
import type { StoredPair } from './prune-facts.ts';

/** Requests to the store at a time. */
export const AT_ONCE = 8;

const NAMED = /\/_(social\/[0-9a-f]{32}\.png|files\/[0-9a-f]{32}\/[a-z0-9.-]+)/g;

/** All pictures and downloads in the store. */
export async function readMedia(store: Store): Promise<StoreEntry[]> {
  const [pictures, downloads] = [await store.entries('social'), await store.entries('files')];
  return [...pictures, ...downloads].filter(({ key }) => isMedia(key));
}

function isMedia(key: string): boolean {
  const [folder, hash = '', name = ''] = key.split('/');
  if (folder === 'social') return /^[0-9a-f]{32}\.png$/.test(hash);
  return isDownloadName({ hash, name });
}

/** Keys of the pictures and downloads that the pages of these pairs name, in their documents or in their data. */
export async function namedMedia(
  store: Store,
  pairs: readonly StoredPair[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const files = pairs.flatMap((pair) => pair.files);
  await forEachLimited(files, AT_ONCE, async ({ key }) => {
    const file = await store.read(key);
    const text = new TextDecoder().decode(file?.body);
    for (const [, found = ''] of text.matchAll(NAMED)) named.add(found);
  });
  return named;
}
