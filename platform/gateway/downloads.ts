import { downloadKey, isDownloadName } from '../compose/download-key.ts';
import type { DownloadName } from '../compose/download-key.ts';
import type { Store } from '../store/store.ts';
import { createByteCache } from './byte-cache.ts';
import type { Compressor, Content } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import type { Frames } from './frames.ts';
import { sha256Hex } from '@talent/artifact/hash';
import { DamagedPageError } from './insert-composition.ts';
import type { LiveSite } from './live-site.ts';
import { parsePath } from '@talent/artifact/parse-path';
import { isRead, methodNotAllowed, respond } from './respond.ts';

/** What downloads are served from. */
export interface DownloadsOptions {
  store: Store;
  frames: Frames;
  compressor: Compressor;
  /** Part of the usual memory for what is kept, 0 to 1. */
  cacheShare: number;
}

const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Answers `/_files/<hash>/<name>`: a file that a page offers. The hash is over its bytes, so it never changes; files
 * of earlier figures stay, because pages that are open, and links that were shared, go on asking for them. It is saved rather
 * than shown, and search engines list the page instead, which says the same.
 */
export function createDownloads(
  options: DownloadsOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { store, frames, compressor, cacheShare } = options;
  const files = createByteCache<Content>(CACHE_BYTES * cacheShare, ({ body }) => body.byteLength);

  async function read(wanted: DownloadName): Promise<Content | null> {
    const key = downloadKey(wanted);
    const kept = files.get(key);
    if (kept) return kept;
    const file = await store.read(key);
    if (file === null) return null;
    const hash = (await sha256Hex(file.body)).slice(0, wanted.hash.length);
    if (hash !== wanted.hash) throw new DamagedPageError(key, 'is not what its address names');
    const content = { body: file.body, type: contentTypeOf(key), hash: wanted.hash };
    files.set(key, content);
    return content;
  }

  return async function serve(request, site) {
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const wanted = downloadIn(new URL(request.url).pathname);
    const content = wanted === null ? null : await read(wanted);
    if (wanted === null || content === null) return frames.notFound(request, site);
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Disposition': `attachment; filename="${wanted.name}"`,
      'X-Robots-Tag': 'noindex',
    };
    return respond(request, content, { headers }, compressor);
  };
}

function downloadIn(pathname: string): DownloadName | null {
  const at = parsePath(pathname);
  const [, hash = '', name = '', ...below] = at?.segments ?? [];
  const isFile = at?.trailingSlash === false && below.length === 0;
  return isFile && isDownloadName({ hash, name }) ? { hash, name } : null;
}
