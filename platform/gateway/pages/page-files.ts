import { pageKeys } from '../../compose/page-index.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { createByteCache } from '../http/byte-cache.ts';
import type { Content } from '../http/compress.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { describeError } from '../log/describe-error.ts';
import { sha256Source } from '@talent/artifact/hash';
import { DamagedPageError, importMapOf, insertComposition } from './insert-composition.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { Log } from '../log/log.ts';
import type { LiveApp, PagePair } from '../live/page-pair.ts';
import { readTrustedFile, type PageFile } from './read-trusted-file.ts';
import type { RecomposeQueue } from '../recompose/recompose-queue.ts';

/** A composed page, ready to send. */
export interface ReadyPage {
  content: Content;
  /** CSP source of the page's inline import map; null where it has none. */
  importMapHash: string | null;
  composedAt: Date;
}

/** Reads composed pages and their data, and caches them until their index changes. */
export interface PageFiles {
  /**
   * The document at `path` with the site's composition. Where the stored one differs from its index, it is composed
   * again, and the one served before stays.
   *
   * @throws DamagedPageError where none was served before
   */
  html(site: LiveSite, app: LiveApp, path: string): Promise<ReadyPage>;
  /** `data.json` of a page or a redirect; null where there is none. Damaged data: as `html`. */
  data(pair: PagePair, path: string): Promise<ReadyFile | null>;
  /** The file of a resource; null where there is none. */
  resource(pair: PagePair, path: string): Promise<ReadyFile | null>;
}

/** A composed file, ready to send. */
export interface ReadyFile {
  content: Content;
  composedAt: Date;
}

interface Cached<Value> {
  /** The index it was read with. */
  stamp: string;
  value: Value;
}

export interface PageFilesOptions {
  store: ReleaseStore;
  queue: Pick<RecomposeQueue, 'request'>;
  log: Log;
  /** Share of the usual cache memory, 0 to 1. */
  cacheShare: number;
}

const CACHE_BYTES = 32 * 1024 * 1024;

export function createPageFiles({ store, queue, log, cacheShare }: PageFilesOptions): PageFiles {
  const pages = createByteCache<Cached<ReadyPage>>(
    CACHE_BYTES * cacheShare,
    ({ value }) => value.content.body.byteLength,
  );
  const plainFiles = createByteCache<Cached<ReadyFile>>(
    CACHE_BYTES * cacheShare,
    ({ value }) => value.content.body.byteLength,
  );

  async function readPlain(file: PageFile, type: string): Promise<ReadyFile | null> {
    const { pair, path } = file;
    // Visitors never get a file that was cached for a preview.
    const key = `${pair.scope} ${file.key}`;
    const cached = plainFiles.get(key);
    if (cached?.stamp === pair.stamp) return cached.value;
    try {
      const read = await readTrustedFile(store, file);
      if (read === null) return null;
      const content = { body: read.body, type, hash: read.hash.slice(0, 20) };
      const value = { content, composedAt: read.modifiedAt };
      plainFiles.set(key, { stamp: pair.stamp, value });
      return value;
    } catch (error) {
      if (!cached) throw error;
      report(path, error);
      plainFiles.set(key, { ...cached, stamp: pair.stamp });
      return cached.value;
    }
  }

  function report(path: string, error: unknown): void {
    const message = 'page is damaged, the one served before stays';
    log({ level: 'error', message, path, error: describeError(error) });
  }

  async function readPage(site: LiveSite, pair: PagePair, path: string): Promise<ReadyPage> {
    const key = pageKeys(pair, path).html;
    const file = await readTrustedFile(store, { pair, path, key, kind: 'document' });
    if (file === null) throw new DamagedPageError(key, 'is gone');
    const { hash } = file;
    const html = insertComposition(new TextDecoder().decode(file.body), site.composition, key);
    const importMap = importMapOf(html);
    return {
      content: {
        body: new TextEncoder().encode(html),
        type: contentTypeOf('index.html'),
        hash: `${hash.slice(0, 20)}-${site.composition.id}`,
      },
      importMapHash: importMap === null ? null : await sha256Source(importMap),
      composedAt: file.modifiedAt,
    };
  }

  return {
    async html(site, app, path) {
      const { pair } = app;
      const key = `${pair.scope} ${pair.key} ${path} ${site.composition.id}`;
      const cached = pages.get(key);
      if (cached?.stamp === pair.stamp) return cached.value;
      try {
        const value = await readPage(site, pair, path);
        pages.set(key, { stamp: pair.stamp, value });
        return value;
      } catch (error) {
        const overdue = { composedAt: new Date(0), maxAge: 0 };
        queue.request({ shell: site.shell, app, target: path, ...overdue });
        if (!cached) throw error;
        report(path, error);
        pages.set(key, { ...cached, stamp: pair.stamp });
        return cached.value;
      }
    },
    data(pair, path) {
      const file = { pair, path, key: pageKeys(pair, path).data, kind: 'data' } as const;
      return readPlain(file, contentTypeOf('data.json'));
    },
    resource(pair, path) {
      const type = pair.pages.get(path)?.contentType ?? contentTypeOf('');
      const key = pageKeys(pair, path).resource;
      return readPlain({ pair, path, key, kind: 'document' }, type);
    },
  };
}
