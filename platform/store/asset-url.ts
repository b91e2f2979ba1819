import { assetBase } from '@talent/sdk/contract';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';

type Addressed = Pick<Manifest, 'name' | 'version' | 'routes' | 'contentNames'>;

/**
 * Whether the browser files of an artifact are at the same URL in every version that has them. Guarded files are not: their
 * URLs would tell which files a guarded app has, and no browser may cache them.
 */
export function hasContentUrls(manifest: Pick<Manifest, 'routes' | 'contentNames'>): boolean {
  return manifest.contentNames === true && !isGuarded(manifest);
}

/** Folder of an artifact's browser files on the site, with a trailing slash. */
export function assetFolder(manifest: Addressed): string {
  const { name, version } = manifest;
  return hasContentUrls(manifest) ? `/assets/${name}/` : assetBase(name, version);
}

/** Path on the site of a browser file of an artifact. */
export function assetUrl(manifest: Addressed, file: string): string {
  return assetFolder(manifest) + withoutClientFolder(file);
}

/** `client/page.js` as the URLs name it. */
export function withoutClientFolder(file: string): string {
  return file.replace(/^client\//, '');
}
