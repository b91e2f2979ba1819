import type { PageEntry } from '../compose/page-index.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { StoredFile } from '../store/store.ts';
import { sha256Hex } from '@talent/artifact/hash';
import { DamagedPageError } from './insert-composition.ts';
import { readPagePair, type PagePair } from './page-pair.ts';

/** A file of a composed page. */
export interface PageFile {
  pair: PagePair;
  path: string;
  key: string;
  /** `document`: the page itself, or the resource. */
  kind: 'document' | 'data';
}

/** A page that is composed again and again changes between two looks; one that is damaged does not. */
const LOOKS = 3;

/**
 * Reads a file that the signed index of its pair vouches for; null where there is none.
 * @throws DamagedPageError where it is another one
 */
export async function readVouched(
  store: ReleaseStore,
  { pair, path, key, kind }: PageFile,
): Promise<(StoredFile & { hash: string }) | null> {
  let entry = pair.pages.get(path);
  for (let look = 1; ; look++) {
    const file = await store.read(key);
    if (file === null) return null;
    const hash = await sha256Hex(file.body);
    if (entry && hashesOf(entry, kind).includes(hash)) return { ...file, hash };
    if (look === LOOKS) throw new DamagedPageError(key, 'differs from its index');
    // It may have been composed again since the index was read.
    entry = (await readPagePair(store, pair, pair.scope))?.pages.get(path);
  }
}

function hashesOf(entry: PageEntry, kind: PageFile['kind']): (string | undefined)[] {
  if (kind === 'document' || entry.kind === 'redirect') return [entry.hash, entry.next?.hash];
  return [entry.dataHash, entry.next?.dataHash];
}
