import type { PageEntry } from '../../compose/page-index.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { StoredFile } from '../../store/store.ts';
import { sha256Hex } from '@talent/artifact/hash';
import { DamagedPageError } from './insert-composition.ts';
import { readPagePair, type PagePair } from '../live/page-pair.ts';

export interface PageFile {
  pair: PagePair;
  path: string;
  key: string;
  /** `document`: the page itself, or the resource. */
  kind: 'document' | 'data';
}

/** A page that is being composed changes between two reads; a damaged one does not. */
const READS = 3;

/**
 * Reads a file whose hash is in the signed index of its pair; null where the file does not exist.
 * @throws DamagedPageError where its hash is another one
 */
export async function readTrustedFile(
  store: ReleaseStore,
  { pair, path, key, kind }: PageFile,
): Promise<(StoredFile & { hash: string }) | null> {
  let entry = pair.pages.get(path);
  for (let read = 1; ; read++) {
    const file = await store.read(key);
    if (file === null) return null;
    const hash = await sha256Hex(file.body);
    if (entry && hashesOf(entry, kind).includes(hash)) return { ...file, hash };
    if (read === READS) throw new DamagedPageError(key, 'differs from its index');
    // It may have been composed again since the index was read.
    entry = (await readPagePair(store, pair, pair.scope))?.pages.get(path);
  }
}

function hashesOf(entry: PageEntry, kind: PageFile['kind']): (string | undefined)[] {
  if (kind === 'document' || entry.kind === 'redirect') return [entry.hash, entry.next?.hash];
  return [entry.dataHash, entry.next?.dataHash];
}
