import { KnownError } from '@talent/node/terminal/known-error';
import type { Manifest } from '@talent/artifact/manifest';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { KeyScope } from '../registry/keys/key-scope.ts';
import { pageIndexKey, pageIndexSchema, type PageIndex } from './page-index.ts';

/** A page index that cannot be used or is not trusted. */
export class DamagedPageIndexError extends KnownError {
  constructor(key: string, reason: string, options?: ErrorOptions) {
    super('damaged-page-index', `${key} ${reason}`, options);
  }
}

export type PairName = Pick<PageIndex, 'shell' | 'app' | 'version'>;

export function pairOf(shell: Manifest, app: Manifest): PairName {
  return { shell: shell.version, app: app.name, version: app.version };
}

/** Parses an index, which a key trusted in the scope must have signed for this pair. Throws `DamagedPageIndexError`. */
export async function parsePageIndex(
  { trust }: Pick<ReleaseStore, 'trust'>,
  pair: PairName,
  text: string,
  scope: KeyScope,
): Promise<PageIndex> {
  const key = keyOf(pair);
  let parsed: PageIndex;
  try {
    parsed = pageIndexSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new DamagedPageIndexError(key, 'is not a page index', { cause });
  }
  const { signature, ...index } = parsed;
  if (signature === undefined) throw new DamagedPageIndexError(key, 'is not signed');
  if (keyOf(index) !== key) throw new DamagedPageIndexError(key, `is that of ${keyOf(index)}`);
  const reason = await trust.whyUntrusted('pages', index, signature, scope);
  if (reason !== null) throw new DamagedPageIndexError(key, `is not trusted: ${reason}`);
  return index;
}

/** Signs and stores the index of a pair; the key decides where it is trusted. Throws `NoSigningKeyError`. */
export async function writePageIndex(store: ReleaseStore, index: PageIndex): Promise<void> {
  const signature = await store.trust.sign('pages', index, 'previews');
  await store.write(keyOf(index), JSON.stringify({ ...index, signature }, null, 2));
}

/** The index of a pair; null where it was never composed, or its index is not trusted in the scope. */
export async function readPageIndexOf(
  store: ReleaseStore,
  pair: PairName,
  scope: KeyScope,
): Promise<PageIndex | null> {
  const file = await store.read(keyOf(pair));
  if (file === null) return null;
  try {
    return await parsePageIndex(store, pair, new TextDecoder().decode(file.body), scope);
  } catch (error) {
    if (error instanceof DamagedPageIndexError) return null;
    throw error;
  }
}

function keyOf({ shell, app, version }: PairName): string {
  return pageIndexKey(shell, app, version);
}
