import type { Manifest } from '@talent/artifact/manifest';
import { assetUrl } from '../../store/asset-url.ts';
import { BLOG_APP, createStandardSite } from './standard-site.ts';

/** The standard site, whose blog is released with files that are named by their content. */
export async function createContentSite() {
  const site = await createStandardSite();
  const { shell, marketing, admin } = site.apps;

  async function releaseBlog(page: string): Promise<Manifest> {
    const files = { 'client/page.js': page };
    const blog = await site.publish({ ...BLOG_APP, contentNames: true, files });
    await site.compose(shell, blog, [{ path: '/blog/post', pattern: '/blog/:slug', text: 'Post' }]);
    await site.release([shell, marketing, admin, blog]);
    return blog;
  }

  return { ...site, releaseBlog };
}

/** Path below an artifact of the file with this name before its hash: `page` for `client/page-<hash>.js`. */
export function fileOf({ files }: Manifest, stem: string): string {
  const found = Object.keys(files).find((file) => file.startsWith(`client/${stem}-`));
  if (found === undefined)
    throw new Error(`There is no ${stem} among ${Object.keys(files).join(', ')}`);
  return found;
}

/** Path on the site of that file. */
export function urlOf(manifest: Manifest, stem: string): string {
  return assetUrl(manifest, fileOf(manifest, stem));
}
