import { isSocialImageHash, socialImageKey } from '../compose/social-image-key.ts';
import type { Store } from '../store/store.ts';
import { createByteCache } from './byte-cache.ts';
import type { Compressor, Content } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import type { Frames } from './frames.ts';
import type { LiveSite } from './live-site.ts';
import { parsePath } from '@talent/artifact/parse-path';
import { isRead, methodNotAllowed, respond } from './respond.ts';
import { FOR_OTHER_SITES } from './security-headers.ts';

/** What social images are served from. */
export interface SocialImagesOptions {
  store: Store;
  frames: Frames;
  compressor: Compressor;
  /** Part of the usual memory for what is kept, 0 to 1. */
  cacheShare: number;
}

const CACHE_BYTES = 8 * 1024 * 1024;

/**
 * Answers `/_social/<hash>.png`. The hash is over everything that the picture is made from, so it never changes;
 * pictures of earlier titles stay, because links that were shared long ago go on asking for them.
 */
export function createSocialImages(
  options: SocialImagesOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { store, frames, compressor, cacheShare } = options;
  const images = createByteCache<Content>(CACHE_BYTES * cacheShare, ({ body }) => body.byteLength);

  async function read(hash: string): Promise<Content | null> {
    const key = socialImageKey(hash);
    const kept = images.get(key);
    if (kept) return kept;
    const file = await store.read(key);
    if (file === null) return null;
    const content = { body: file.body, type: contentTypeOf(key), hash };
    images.set(key, content);
    return content;
  }

  return async function serve(request, site) {
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const hash = hashIn(new URL(request.url).pathname);
    const content = hash === null ? null : await read(hash);
    if (content === null) return frames.notFound(request, site);
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ...FOR_OTHER_SITES };
    return respond(request, content, { headers }, compressor);
  };
}

function hashIn(pathname: string): string | null {
  const at = parsePath(pathname);
  const [, file = '', ...below] = at?.segments ?? [];
  const hash = file.replace(/\.png$/, '');
  const isImage = at?.trailingSlash === false && below.length === 0 && file !== hash;
  return isImage && isSocialImageHash(hash) ? hash : null;
}
