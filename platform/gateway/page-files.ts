import { pageKeys } from '../compose/page-index.ts';
import type { Store } from '../store/store.ts';
import { createByteCache } from './byte-cache.ts';
import type { Content } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import { describeError } from './describe-error.ts';
import { sha256Hex, sha256Source } from './hash.ts';
import { DamagedPageError, importMapOf, insertComposition } from './insert-composition.ts';
import type { LiveApp } from './live-app.ts';
import type { LiveSite } from './live-site.ts';
import type { Log } from './options.ts';
import type { PagePair } from './page-pair.ts';

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
   * The document at `path` with the site's composition in it. Where the stored one is damaged, the one
   * served before stays.
   *
   * @throws DamagedPageError where there is none to fall back to
   */
  html(site: LiveSite, app: LiveApp, path: string): Promise<ReadyPage>;
  /** `data.json` of a page or a redirect; null where there is none. */
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

const CACHE_BYTES = 32 * 1024 * 1024;

export function createPageFiles(store: Store, log: Log): PageFiles {
  const pages = createByteCache<Kept<ReadyPage>>(
    CACHE_BYTES,
    ({ value }) => value.content.body.byteLength,
  );
  const plainFiles = createByteCache<Kept<ReadyFile>>(
    CACHE_BYTES,
    ({ value }) => value.content.body.byteLength,
  );

  async function readPlain(pair: PagePair, key: string, type: string): Promise<ReadyFile | null> {
    const kept = plainFiles.get(key);
    if (kept?.stamp === pair.stamp) return kept.value;
    const file = await store.read(key);
    if (file === null) return null;
    const hash = (await sha256Hex(file.body)).slice(0, 20);
    const value = { content: { body: file.body, type, hash }, composedAt: file.modifiedAt };
    plainFiles.set(key, { stamp: pair.stamp, value });
    return value;
  }

  async function readPage(site: LiveSite, pair: PagePair, path: string): Promise<ReadyPage> {
    const key = pageKeys(pair, path).html;
    const file = await store.read(key);
    if (file === null) throw new DamagedPageError(key, 'is gone');
    const hash = await sha256Hex(file.body);
    if (hash !== pair.pages.get(path)?.hash)
      log({ level: 'warn', message: 'page differs from its index', key });
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
    async html(site, { pair }, path) {
      const key = `${pair.key} ${path} ${site.composition.id}`;
      const kept = pages.get(key);
      if (kept?.stamp === pair.stamp) return kept.value;
      try {
        const value = await readPage(site, pair, path);
        pages.set(key, { stamp: pair.stamp, value });
        return value;
      } catch (error) {
        if (!kept) throw error;
        log({
          level: 'error',
          message: 'page is damaged, the one before it stays',
          path,
          error: describeError(error),
        });
        pages.set(key, { ...kept, stamp: pair.stamp });
        return kept.value;
      }
    },
    data: (pair, path) => readPlain(pair, pageKeys(pair, path).data, contentTypeOf('data.json')),
    resource(pair, path) {
      const type = pair.pages.get(path)?.contentType ?? contentTypeOf('');
      return readPlain(pair, pageKeys(pair, path).resource, type);
    },
  };
}
