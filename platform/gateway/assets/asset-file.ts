import { appName, appVersion, type Manifest } from '@talent/artifact/manifest';
import { parseContentName } from '@talent/artifact/content-name';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { hasContentUrls } from '../../store/asset-url.ts';
import { versionsWith } from '../../store/content-versions.ts';
import { orNull } from '../../store/published-artifacts.ts';
import type { ArtifactReader } from '../live/artifact-reader.ts';
import type { LiveSite } from '../live/live-site.ts';

interface AssetFile {
  manifest: Manifest;
  /** Below the artifact: `client/page.js`. */
  path: string;
  isByContent: boolean;
}

/**
 * Finds the file at a path below `/assets/`: `<app>/<version>/<file>`, or `<app>/<file>` where the name holds a hash of the
 * content. The live versions come first, and after them every other one that has the file, because open tabs keep theirs.
 * @param segments of the path, after `assets`
 * @returns null where no published version has it that is trusted in the site's scope
 */
export async function findAssetFile(
  { store, artifacts }: { store: ReleaseStore; artifacts: ArtifactReader },
  segments: readonly string[],
  site: LiveSite,
): Promise<AssetFile | null> {
  const scope = scopeOf(site.release.channel);
  const [app = '', ...rest] = segments;
  const [version = ''] = rest;
  if (appVersion.safeParse(version).success) {
    const isNamed = (one: Manifest) => one.name === app && one.version === version;
    // The manifest of a live version is already verified.
    const manifest =
      site.manifests.find(isNamed) ?? (await artifacts.published(app, version, scope));
    const path = `client/${withoutAttempt(rest.slice(1)).join('/')}`;
    return manifest !== null && isListed(manifest, path)
      ? { manifest, path, isByContent: false }
      : null;
  }
  const [file = '', ...deeper] = withoutAttempt(rest);
  if (deeper.length > 0 || parseContentName(file) === null) return null;
  const path = `client/${file}`;
  const live = site.manifests.find((one) => one.name === app && hasContent(one, path));
  if (live !== undefined) return { manifest: live, path, isByContent: true };
  if (!appName.safeParse(app).success) return null;
  for (const one of await versionsWith(store, { app, file })) {
    const manifest = await artifacts.published(app, one, scope).catch(orNull);
    if (manifest !== null && hasContent(manifest, path)) {
      return { manifest, path, isByContent: true };
    }
  }
  return null;
}

export function hasContent(manifest: Manifest, path: string): boolean {
  return hasContentUrls(manifest) && isListed(manifest, path);
}

function isListed({ files }: Manifest, path: string): boolean {
  return Object.hasOwn(files, path);
}

/** `~<number>` before a file only gives a retry another URL: see `attemptBase`. */
function withoutAttempt(names: readonly string[]): readonly string[] {
  return /^~[1-9]$/.test(names[0] ?? '') ? names.slice(1) : names;
}
