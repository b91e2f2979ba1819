import { sha256Hex } from '@talent/artifact/hash';
import { parsePath } from '@talent/artifact/parse-path';
import { downloadKey, isDownloadName } from '../../compose/download-key.ts';
import { isSocialImageHash, socialImageKey } from '../../compose/social-image-key.ts';
import { createByteCache } from '../http/byte-cache.ts';
import { type Content, contentTypeOf } from '../http/compress.ts';
import { isRead, methodNotAllowed, respond, respondEmpty } from '../http/respond.ts';
import { OPEN_DATA, PREFLIGHT, SHARED_METHODS } from '../http/sharing-headers.ts';
import { FOR_OTHER_SITES } from '../http/security-headers.ts';
import type { ServeSite } from '../live/live-site.ts';
import { damagedPage } from './insert-composition.ts';
import type { PageContext } from './page-context.ts';

interface ImmutableFile {
  key: string;
  hash: string;
  /** Whether the hash is over the file's own bytes. */
  isContentHash: boolean;
  headers: Readonly<Record<string, string>>;
}

const MB = 1024 * 1024;

/** Answers `/_social/<hash>.png`; the hash is over what the picture is drawn from. Earlier ones stay for shared links. */
export function createSocialImages(context: PageContext): ServeSite {
  return createImmutableFiles(context, 8 * MB, ([file = '']) => {
    const hash = file.replace(/\.png$/, '');
    if (file === hash || !isSocialImageHash(hash)) return null;
    return { key: socialImageKey(hash), hash, isContentHash: false, headers: FOR_OTHER_SITES };
  });
}

/** Answers `/_files/<hash>/<name>`, a file that a page offers; the hash is over its bytes. Scripts of every site may read figures. */
export function createDownloads(context: PageContext): ServeSite {
  return createImmutableFiles(context, 16 * MB, ([hash = '', name = '']) => {
    if (!isDownloadName({ hash, name })) return null;
    const headers = {
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Robots-Tag': 'noindex',
      ...(isFigures(name) ? OPEN_DATA : {}),
    };
    return { key: downloadKey({ hash, name }), hash, isContentHash: true, headers };
  });
}

function createImmutableFiles(
  { store, notFound, compressor, cacheShare }: PageContext,
  cacheBytes: number,
  fileAt: (names: readonly string[]) => ImmutableFile | null,
): ServeSite {
  const cache = createByteCache<Content>(cacheBytes * cacheShare, ({ body }) => body.byteLength);

  async function read({ key, hash, isContentHash }: ImmutableFile) {
    const file = await store.read(key);
    if (file === null) return undefined;
    if (isContentHash && !(await sha256Hex(file.body)).startsWith(hash)) {
      throw damagedPage(key, 'is not what its address names');
    }
    return { body: file.body, type: contentTypeOf(key), hash };
  }

  return async function serve(request, site) {
    const at = parsePath(new URL(request.url).pathname);
    const file = fileAt(at?.segments.slice(1) ?? []);
    // For every such address, so that the answer needs no look into the store.
    const isShared = file !== null && 'Access-Control-Allow-Origin' in file.headers;
    if (isShared && request.method === 'OPTIONS') return respondEmpty(204, PREFLIGHT);
    if (!isRead(request)) return methodNotAllowed(isShared ? SHARED_METHODS : 'GET, HEAD');
    // Below the site's origin a file is at `/_<key>`.
    const isExact = file !== null && at?.path === `/_${file.key}` && !at.trailingSlash;
    const content = isExact && (await cache.fetch(file.key, { context: () => read(file) }));
    if (file === null || !content) return notFound(request, site);
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ...file.headers };
    return respond(request, content, { headers }, compressor);
  };
}

function isFigures(name: string): boolean {
  return /\.(csv|json)$/.test(name);
}
