import { sha256Hex } from '@talent/artifact/hash';
import { toHex } from '@talent/artifact/encoding';
import type { KeyScope } from '../../registry/keys/key-scope.ts';
import {
  deltaKey,
  readDeltaIndex,
  type Delta,
  type DeltaTarget,
} from '../../registry/delta-index.ts';
import { createByteCache } from '../http/byte-cache.ts';
import { encodingQualities, type EncodedBody } from '../http/compress.ts';
import type { PageContext } from '../pages/page-context.ts';

const MB = 1024 * 1024;
/** About the memory of one entry of an index, bytes. */
const ENTRY_BYTES = 300;
const MOST_BROKEN = 1000;

/** Finds the delta (RFC 9842) that was made when a file was published, for a browser that names an earlier version. */
export function createDeltas({ store, cacheShare, log }: PageContext) {
  const indexes = createByteCache<readonly Delta[]>(
    MB * cacheShare,
    (deltas) => ENTRY_BYTES * (deltas.length + 1),
  );
  const bodies = createByteCache<Uint8Array<ArrayBuffer>>(
    16 * MB * cacheShare,
    (body) => body.byteLength,
  );
  const broken = new Set<string>();

  async function indexOf(target: DeltaTarget, scope: KeyScope): Promise<readonly Delta[]> {
    // The absence is not cached: the version may be published again with the key of visitors, and then has deltas.
    const context = async () => (await readDeltaIndex(store, target, scope)) ?? undefined;
    return (await indexes.fetch(`${target.app}/${target.file} ${scope}`, { context })) ?? [];
  }

  async function read(key: string, hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const cached = bodies.get(`${key} ${hash}`);
    if (cached) return cached;
    if (broken.has(key)) return null;
    const file = await store.read(key);
    if (file !== null && (await sha256Hex(file.body)) === hash) {
      bodies.set(`${key} ${hash}`, file.body);
      return file.body;
    }
    if (broken.size >= MOST_BROKEN) broken.clear();
    broken.add(key);
    const reason = file === null ? 'is gone' : 'is not the one that was signed';
    log({ level: 'warn', message: 'a delta is not served', error: `${key} ${reason}` });
    return null;
  }

  return {
    /** The body for a request whose browser has a dictionary for it; null: everyone's body is the answer. */
    async find(
      request: Request,
      target: DeltaTarget,
      scope: KeyScope,
    ): Promise<EncodedBody | null> {
      const dictionary = dictionaryOf(request);
      if (dictionary === null) return null;
      const index = await indexOf(target, scope);
      const delta = index.find((one) => one.dictionary === dictionary);
      const body = delta ? await read(deltaKey(target, dictionary), delta.hash) : null;
      return body && { encoding: 'dcz', body, tag: `dcz-${dictionary.slice(0, 16)}` };
    },
  };
}

/** SHA-256 of the dictionary that a browser has and can use, hex. */
function dictionaryOf({ headers }: Request): string | null {
  const [, base64] =
    /^:([A-Za-z0-9+/]{43}=):$/.exec(headers.get('Available-Dictionary') ?? '') ?? [];
  if (base64 === undefined) return null;
  // By its name only: a `*` comes from programs that know nothing of dictionaries.
  const isAccepted = (encodingQualities(headers.get('Accept-Encoding')).get('dcz') ?? 0) > 0;
  return isAccepted
    ? toHex(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
    : null;
}
