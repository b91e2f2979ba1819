import { assetBase } from '@talent/sdk/contract';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';

type Addressed = Pick<Manifest, 'name' | 'version' | 'routes' | 'contentNames'>;

/** Whether files keep their URL across versions. Those of guarded apps do not: their URLs would tell what the app has. */
export function hasContentUrls(manifest: Pick<Manifest, 'routes' | 'contentNames'>): boolean {
  return manifest.contentNames === true && !isGuarded(manifest);
}

export function assetFolder(manifest: Addressed): string {
  const { name, version } = manifest;
  return hasContentUrls(manifest) ? `/assets/${name}/` : assetBase(name, version);
}

export function assetUrl(manifest: Addressed, file: string): string {
  return assetFolder(manifest) + withoutClientFolder(file);
}

/** `client/page.js` as the URLs name it. */
export function withoutClientFolder(file: string): string {
  return file.replace(/^client\//, '');
}
