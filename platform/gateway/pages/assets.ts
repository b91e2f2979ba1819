import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import { artifactKey, DamagedArtifactError } from '../../store/published-artifacts.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { createByteCache } from '../http/byte-cache.ts';
import type { Content } from '../http/compress.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { sha384Integrity } from '@talent/artifact/hash';
import type { ServeSite } from '../live/live-site.ts';
import type { PageContext } from './page-context.ts';
import { parsePath } from '@talent/artifact/parse-path';
import { isRead, methodNotAllowed, respond } from '../http/respond.ts';

interface AssetsContext extends Pick<
  PageContext,
  'store' | 'artifacts' | 'notFound' | 'compressor' | 'cacheShare' | 'isAdmin'
> {
  /** Called with a file that is missing or changed. */
  onDamaged: (file: { app: string; version: string; reason: string }) => void;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Answers `/assets/<app>/<version>/<file>` from what that version's manifest lists below `client/`.
 * Every published version is served, not only the live one, because open tabs keep theirs. Versions that only a preview
 * has published are served to browsers that are shown a preview.
 */
export function createAssets(context: AssetsContext): ServeSite {
  const { store, artifacts, notFound, compressor, cacheShare, isAdmin } = context;
  const files = createByteCache<Content>(CACHE_BYTES * cacheShare, ({ body }) => body.byteLength);

  async function load(key: string, integrity: string): Promise<Content> {
    const file = await store.read(key);
    if (file === null) throw new DamagedArtifactError(key, 'is listed but gone');
    // Every browser would refuse a changed file, and cache it for a year.
    if ((await sha384Integrity(file.body)) !== integrity) {
      throw new DamagedArtifactError(key, 'differs from its manifest');
    }
    return {
      body: file.body,
      type: contentTypeOf(key),
      hash: integrity.replace('sha384-', '').slice(0, 27),
    };
  }

  return async function serve(request, site) {
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const [, app = '', version = '', ...named] =
      parsePath(new URL(request.url).pathname)?.segments ?? [];
    // `~<number>` before a file only gives a retry another URL: see `attemptBase`.
    const rest = /^~[1-9]$/.test(named[0] ?? '') ? named.slice(1) : named;
    const isNamed = (one: Manifest) => one.name === app && one.version === version;
    // The manifest of a live version is already verified.
    const manifest =
      site.manifests.find(isNamed) ??
      (await artifacts.published(app, version, scopeOf(site.release.channel)));
    if (manifest === null) return notFound(request, site);
    const guarded = isGuarded(manifest);
    if (guarded && !(await isAdmin(request))) return notFound(request, site);
    const path = `client/${rest.join('/')}`;
    const listed = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
    if (listed === undefined) return notFound(request, site);
    const key = artifactKey(app, version, path);
    const content = await files
      .forceFetch(key, { context: () => load(key, listed.integrity) })
      .catch((error: unknown) => {
        if (error instanceof DamagedArtifactError) {
          context.onDamaged({ app, version, reason: error.message });
        }
        throw error;
      });
    const cacheControl = guarded ? 'private, no-store' : 'public, max-age=31536000, immutable';
    return respond(request, content, { headers: { 'Cache-Control': cacheControl } }, compressor);
  };
}
