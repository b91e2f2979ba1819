import { isGuarded } from '@talent/artifact/app-facts';
import { dictionaryMatch } from '@talent/artifact/dictionary-match';
import type { Manifest } from '@talent/artifact/manifest';
import { assetFolder, withoutClientFolder } from '../../store/asset-url.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { GUARD_SECONDS } from '../guard/guard-cookie.ts';
import { artifactKey, DamagedArtifactError } from '../../store/published-artifacts.ts';
import { createByteCache } from '../http/byte-cache.ts';
import { type Content, contentTypeOf } from '../http/compress.ts';
import { sha384Integrity } from '@talent/artifact/hash';
import type { ServeSite } from '../live/live-site.ts';
import { findAssetFile } from './asset-file.ts';
import { createDeltas } from './deltas.ts';
import type { PageContext } from '../pages/page-context.ts';
import { parsePath } from '@talent/artifact/parse-path';
import { isRead, methodNotAllowed, respond } from '../http/respond.ts';

interface AssetsContext extends PageContext {
  onDamaged: (file: { app: string; version: string; reason: string }) => void;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/** Answers paths below `/assets/`. Versions that only a preview has published are for browsers that are shown a preview. */
export function createAssets(context: AssetsContext): ServeSite {
  const { store, notFound, compressor, cacheShare, isAdmin } = context;
  const files = createByteCache<Content>(CACHE_BYTES * cacheShare, ({ body }) => body.byteLength);

  const deltas = createDeltas(context);

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
    const [, ...segments] = parsePath(new URL(request.url).pathname)?.segments ?? [];
    const file = await findAssetFile(context, segments, site);
    if (file === null) return notFound(request, site);
    const { manifest, path, isByContent } = file;
    const guarded = isGuarded(manifest);
    if (guarded && !(await isAdmin(request))) return notFound(request, site);
    const { name: app, version } = manifest;
    const key = artifactKey(app, version, path);
    const integrity = manifest.files[path]?.integrity ?? '';
    const content = await files
      .forceFetch(key, { context: () => load(key, integrity) })
      .catch((error: unknown) => {
        if (error instanceof DamagedArtifactError) {
          context.onDamaged({ app, version, reason: error.message });
        }
        throw error;
      });
    const match = isByContent && !guarded ? matchOf(manifest, path) : null;
    const target = { app, file: withoutClientFolder(path) };
    const scope = scopeOf(site.release.channel);
    const headers = {
      'Cache-Control': `${guarded ? `private, max-age=${GUARD_SECONDS}` : 'public, max-age=31536000'}, immutable`,
      ...(match !== null && {
        'Use-As-Dictionary': `match="${assetFolder(manifest)}${match}"`,
        Vary: 'Available-Dictionary',
      }),
    };
    const delta = match === null ? null : await deltas.find(request, target, scope);
    return respond(request, content, { headers, delta }, compressor);
  };
}

/** The names of a file's versions, where each may be a dictionary for the next; null where none is. */
function matchOf({ files }: Manifest, path: string): string | null {
  const names = Object.keys(files).filter((file) => file.startsWith('client/'));
  const { size } = files[path] ?? { size: 0 };
  return dictionaryMatch(withoutClientFolder(path), size, names.map(withoutClientFolder));
}
