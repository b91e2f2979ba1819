import { pageKeys } from '../compose/page-index.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { createByteCache } from './byte-cache.ts';
import type { Content } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import { describeError } from './describe-error.ts';
import { sha256Source } from '@talent/artifact/hash';
import { DamagedPageError, importMapOf, insertComposition } from './insert-composition.ts';
import type { LiveApp } from './live-app.ts';
import type { LiveSite } from './live-site.ts';
import type { Log } from './options.ts';
import type { PagePair } from './page-pair.ts';
import { readVouched, type PageFile } from './read-vouched.ts';
import type { RecomposeQueue } from './recompose-queue.ts';

/** A composed page, ready to send. */
export interface ReadyPage {
  content: Content;
  /** CSP source of the page's inline import map; null where it has none. */
  importMapHash: string | null;
  composedAt: Date;
}

/** Reads composed pages and their data, and keeps them until their index changes. */
export interface PageFiles {
  /**
   * The document at `path` with the site's composition in it. Where the stored one is not what its index says, the one
   * served before stays, and it is composed again.
   *
   * @throws DamagedPageError where there is none to fall back to
   */
  html(site: LiveSite, app: LiveApp, path: string): Promise<ReadyPage>;
  /** `data.json` of a page or a redirect; null where there is none. Damaged: as `html`. */
  data(pair: PagePair, path: string): Promise<ReadyFile | null>;
  /** The file of a resource; null where there is none. */
  resource(pair: PagePair, path: string): Promise<ReadyFile | null>;
}

/** A composed file, ready to send. */
export interface ReadyFile {
  content: Content;
  composedAt: Date;
}

interface Kept<Value> {
  /** The index it was read under. */
  stamp: string;
  value: Value;
}

/** What pages are read with. */
export interface PageFilesOptions {
  store: ReleaseStore;
  /** Composes a damaged page again. */
  queue: Pick<RecomposeQueue, 'request'>;
  log: Log;
  /** Part of the usual memory for what is kept, 0 to 1; default 1. */
  cacheShare?: number;
}

const CACHE_BYTES = 32 * 1024 * 1024;

export function createPageFiles({
  store,
  queue,
  log,
  cacheShare = 1,
}: PageFilesOptions): PageFiles {
  const pages = createByteCache<Kept<ReadyPage>>(
    CACHE_BYTES * cacheShare,
    ({ value }) => value.content.body.byteLength,
  );
  const plainFiles = createByteCache<Kept<ReadyFile>>(
    CACHE_BYTES * cacheShare,
    ({ value }) => value.content.body.byteLength,
  );

  async function readPlain(file: PageFile, type: string): Promise<ReadyFile | null> {
    const { pair, path } = file;
    // What a preview was shown is never what visitors fall back to.
    const key = `${pair.scope} ${file.key}`;
    const kept = plainFiles.get(key);
    if (kept?.stamp === pair.stamp) return kept.value;
    try {
      const read = await readVouched(store, file);
      if (read === null) return null;
      const content = { body: read.body, type, hash: read.hash.slice(0, 20) };
      const value = { content, composedAt: read.modifiedAt };
      plainFiles.set(key, { stamp: pair.stamp, value });
      return value;
    } catch (error) {
      if (!kept) throw error;
      report(path, error);
      plainFiles.set(key, { ...kept, stamp: pair.stamp });
      return kept.value;
    }
  }

  function report(path: string, error: unknown): void {
    const message = 'page is damaged, the one before it stays';
    log({ level: 'error', message, path, error: describeError(error) });
  }

  async function readPage(site: LiveSite, pair: PagePair, path: string): Promise<ReadyPage> {
    const key = pageKeys(pair, path).html;
    const file = await readVouched(store, { pair, path, key, kind: 'document' });
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
      const kept = pages.get(key);
      if (kept?.stamp === pair.stamp) return kept.value;
      try {
        const value = await readPage(site, pair, path);
        pages.set(key, { stamp: pair.stamp, value });
        return value;
      } catch (error) {
        const overdue = { composedAt: new Date(0), maxAge: 0 };
        queue.request({ shell: site.shell, app, target: path, ...overdue });
        if (!kept) throw error;
        report(path, error);
        pages.set(key, { ...kept, stamp: pair.stamp });
        return kept.value;
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
