import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import { artifactKey, DamagedArtifactError } from '../store/published-artifacts.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { Store } from '../store/store.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import { createByteCache } from './byte-cache.ts';
import type { Compressor, Content } from './compress.ts';
import { contentTypeOf } from './content-type.ts';
import type { Frames } from './frames.ts';
import { sha384Integrity } from '@talent/artifact/hash';
import type { LiveSite } from './live-site.ts';
import { parsePath } from '@talent/artifact/parse-path';
import { isRead, methodNotAllowed, respond } from './respond.ts';

/** What released files are served from. */
export interface AssetsOptions {
  store: Store;
  artifacts: ArtifactReader;
  frames: Frames;
  compressor: Compressor;
  /** Part of the usual memory for what is kept, 0 to 1. */
  cacheShare: number;
  /** Whether the request carries a valid guard cookie. */
  isAdmin: (request: Request) => Promise<boolean>;
  /** Hears of a file that is gone or changed. */
  onDamaged: (file: { app: string; version: string; reason: string }) => void;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Answers `/assets/<app>/<version>/<file>` from what that version's manifest lists below `client/`.
 * Every published version is served, not only the live one: open tabs keep theirs. Those that only previews have
 * published are served to anyone who looks at a preview.
 */
export function createAssets(
  options: AssetsOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { store, artifacts, frames, compressor, cacheShare, isAdmin } = options;
  const files = createByteCache<Content>(CACHE_BYTES * cacheShare, ({ body }) => body.byteLength);

  async function load(key: string, integrity: string): Promise<Content> {
    const file = await store.read(key);
    if (file === null) throw new DamagedArtifactError(key, 'is listed but gone');
    // A changed byte would be refused by every browser and cached by it for a year.
    if ((await sha384Integrity(file.body)) !== integrity) {
      throw new DamagedArtifactError(key, 'differs from its manifest');
    }
    return { body: file.body, type: contentTypeOf(key), hash: etagOf(integrity) };
  }

  return async function serve(request, site) {
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const [, app = '', version = '', ...named] =
      parsePath(new URL(request.url).pathname)?.segments ?? [];
    const rest = withoutAttempt(named);
    const isNamed = (one: Manifest) => one.name === app && one.version === version;
    // That of a live version was compared with what is signed.
    const manifest =
      site.manifests.find(isNamed) ??
      (await artifacts.published(app, version, scopeOf(site.release.channel)));
    if (manifest === null) return frames.notFound(request, site);
    const guarded = isGuarded(manifest);
    if (guarded && !(await isAdmin(request))) return frames.notFound(request, site);
    const path = `client/${rest.join('/')}`;
    const integrity = integrityOf(manifest, path);
    if (integrity === null) return frames.notFound(request, site);
    const key = artifactKey(app, version, path);
    const content = await files
      .getOrLoad(key, () => load(key, integrity))
      .catch((error: unknown) => {
        if (error instanceof DamagedArtifactError) {
          options.onDamaged({ app, version, reason: error.message });
        }
        throw error;
      });
    const cacheControl = guarded ? 'private, no-store' : 'public, max-age=31536000, immutable';
    return respond(request, content, { headers: { 'Cache-Control': cacheControl } }, compressor);
  };
}

/** `~<attempt>` in front of a file is only there to make another URL of it: see `attemptBase`. */
function withoutAttempt(segments: readonly string[]): readonly string[] {
  return /^~[1-9]$/.test(segments[0] ?? '') ? segments.slice(1) : segments;
}

function integrityOf(manifest: Manifest, path: string): string | null {
  return Object.hasOwn(manifest.files, path) ? (manifest.files[path]?.integrity ?? null) : null;
}

function etagOf(integrity: string): string {
  return integrity.replace('sha384-', '').slice(0, 27);
}
