import { pageKeys, type PageEntry } from '../../compose/page-index.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { createByteCache } from '../http/byte-cache.ts';
import { type Content, contentTypeOf } from '../http/compress.ts';
import { describeError, type Log } from '../log/log.ts';
import { sha256Source, sha256Hex } from '@talent/artifact/hash';
import { damagedPage, inlineScriptsOf, insertComposition, styleOf } from './insert-composition.ts';
import type { LiveSite } from '../live/live-site.ts';
import { type LiveApp, type PagePair, readPagePair } from '../live/page-pair.ts';
import type { RecomposeQueue } from '../recompose/recompose-queue.ts';
import type { StoredFile } from '../../store/store.ts';

interface ReadyFile {
  content: Content;
  composedAt: Date;
}

interface PlainFile extends ReadyFile {
  /** CSP source of the inline style of a document; null where it has none, and for other files. */
  styleHash: string | null;
}

export interface ReadyPage extends ReadyFile {
  /** CSP sources of the page's inline scripts. */
  scriptHashes: readonly string[];
}

export type PageFiles = ReturnType<typeof createPageFiles>;

interface PageFilesOptions {
  store: ReleaseStore;
  queue: Pick<RecomposeQueue, 'request'>;
  log: Log;
  cacheShare: number;
}

const CACHE_BYTES = 32 * 1024 * 1024;

/** Reads composed pages and their data, and caches them until their index changes. */
export function createPageFiles(options: PageFilesOptions) {
  const { store, queue } = options;
  const pages = createStampedCache<ReadyPage>(options);
  const plainFiles = createStampedCache<PlainFile>(options);

  function readPlain(file: PageFile, type: string): Promise<PlainFile | null> {
    // Visitors never get a file that was cached for a preview.
    return plainFiles(`${file.pair.scope} ${file.key}`, file, async () => {
      const read = await readTrustedFile(store, file);
      if (read === null) return null;
      const content = { body: read.body, type, hash: read.hash.slice(0, 20) };
      const style = type.startsWith('text/html')
        ? styleOf(new TextDecoder().decode(read.body))
        : null;
      const styleHash = style === null ? null : await sha256Source(style);
      return { content, composedAt: read.modifiedAt, styleHash };
    });
  }

  async function readPage(site: LiveSite, pair: PagePair, path: string): Promise<ReadyPage> {
    const key = pageKeys(pair, path).html;
    const file = await readTrustedFile(store, { pair, path, key, kind: 'document' });
    if (file === null) throw damagedPage(key, 'is gone');
    const html = insertComposition(new TextDecoder().decode(file.body), site.composition, key);
    return {
      content: {
        body: new TextEncoder().encode(html),
        type: contentTypeOf('index.html'),
        hash: `${file.hash.slice(0, 20)}-${site.composition.id}`,
      },
      scriptHashes: await Promise.all(inlineScriptsOf(html).map(sha256Source)),
      composedAt: file.modifiedAt,
    };
  }

  return {
    /**
     * The document at `path` with the composition. Where the stored one differs from its index, it is composed again, and the one served
     * before stays. Throws `damaged-page` where none was.
     */
    html(site: LiveSite, app: LiveApp, path: string): Promise<ReadyPage> {
      const { pair } = app;
      const key = `${pair.scope} ${pair.key} ${path} ${site.composition.id}`;
      return pages(key, { pair, path }, () =>
        readPage(site, pair, path).catch((error: unknown) => {
          const overdue = { composedAt: new Date(0), maxAge: 0 };
          queue.request({ shell: site.shell, app, target: path, ...overdue });
          throw error;
        }),
      );
    },
    /** `data.json` of a page or a redirect; null where there is none. Damaged data: as `html`. */
    data(pair: PagePair, path: string): Promise<ReadyFile | null> {
      const file = { pair, path, key: pageKeys(pair, path).data, kind: 'data' } as const;
      return readPlain(file, contentTypeOf('data.json'));
    },
    /** The file of a resource; null where there is none. */
    resource(pair: PagePair, path: string): Promise<PlainFile | null> {
      const type = pair.pages.get(path)?.contentType ?? contentTypeOf('');
      const key = pageKeys(pair, path).resource;
      return readPlain({ pair, path, key, kind: 'document' }, type);
    },
  };
}

/** Reads a value once for each stamp of its index; where that fails, the value of the stamp before stays. */
function createStampedCache<Value extends ReadyFile>({ log, cacheShare }: PageFilesOptions) {
  const cache = createByteCache<{ stamp: string; value: Value }>(
    CACHE_BYTES * cacheShare,
    ({ value }) => value.content.body.byteLength,
  );
  return async function read<Found extends Value | null>(
    key: string,
    { pair: { stamp }, path }: Pick<PageFile, 'pair' | 'path'>,
    load: () => Promise<Found>,
  ): Promise<Value | Found> {
    const cached = cache.get(key);
    if (cached?.stamp === stamp) return cached.value;
    try {
      const value = await load();
      if (value !== null) cache.set(key, { stamp, value });
      return value;
    } catch (error) {
      if (!cached) throw error;
      const message = 'page is damaged, the one served before stays';
      log({ level: 'error', message, path, error: describeError(error) });
      cache.set(key, { stamp, value: cached.value });
      return cached.value;
    }
  };
}

interface PageFile {
  pair: PagePair;
  path: string;
  key: string;
  /** `document`: the page itself, or the resource. */
  kind: 'document' | 'data';
}

/** A page that is being composed changes between two reads; a damaged one does not. */
const READS = 3;

/** Reads a file whose hash is in the signed index of its pair; null: there is none. Throws `damaged-page` for another hash. */
async function readTrustedFile(
  store: ReleaseStore,
  { pair, path, key, kind }: PageFile,
): Promise<(StoredFile & { hash: string }) | null> {
  let entry = pair.pages.get(path);
  for (let read = 1; ; read++) {
    const file = await store.read(key);
    if (file === null) return null;
    const hash = await sha256Hex(file.body);
    if (entry && hashesOf(entry, kind).includes(hash)) return { ...file, hash };
    if (read === READS) throw damagedPage(key, 'differs from its index');
    // It may have been composed again since the index was read.
    entry = (await readPagePair(store, pair, pair.scope))?.pages.get(path);
  }
}

function hashesOf(entry: PageEntry, kind: PageFile['kind']): (string | undefined)[] {
  if (kind === 'document' || entry.kind === 'redirect') return [entry.hash, entry.next?.hash];
  return [entry.dataHash, entry.next?.dataHash];
}
