import type { ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { createTestSite, FRAMES, type TestSite } from './test-site.ts';

export const BLOG_APP: ArtifactOptions = { name: 'mfe-blog', patterns: ['/blog/:slug'] };
export const ADMIN_APP: ArtifactOptions = {
  name: 'mfe-admin',
  patterns: ['/seo-dashboard'],
  guard: 'admin',
};

export const ABOUT = '/about-ai-talent-experts';

/** Seconds after which a blog post is composed again. */
export const BLOG_REVALIDATE = 60;

/** A shell, two public remotes and a guarded one, composed and released as revision 1 in `store`, or in an empty one in memory. */
export async function createStandardSite(now?: () => Date, store?: TestSite['store']) {
  const site = createTestSite(now, store);
  const shell = await site.publish({
    name: 'shell',
    patterns: ['/admin-login-xyz123'],
    redirects: [
      { from: '/about', to: ABOUT },
      { from: '/articles/:slug', to: '/blog/:slug' },
    ],
  });
  const marketing = await site.publish({
    name: 'mfe-marketing',
    patterns: ['/', ABOUT],
    route: { sitemap: { changefreq: 'weekly', priority: 0.8 } },
    files: {
      'client/entry.js': `export const text = ${JSON.stringify('long enough to compress '.repeat(60))};\n`,
    },
  });
  const blog = await site.publish({
    ...BLOG_APP,
    route: {
      prerender: 'entries',
      revalidate: BLOG_REVALIDATE,
      sitemap: { changefreq: 'monthly', priority: 0.6 },
    },
  });
  const admin = await site.publish(ADMIN_APP);

  await site.compose(shell, shell, [
    ...FRAMES,
    { path: '/admin-login-xyz123', pattern: '/admin-login-xyz123', text: 'Sign in' },
  ]);
  await site.compose(shell, marketing, [
    { path: '/', pattern: '/', text: 'Home' },
    { path: ABOUT, pattern: ABOUT, text: 'About us' },
  ]);
  await site.compose(shell, blog, [
    { path: '/blog/first-post', pattern: '/blog/:slug', text: 'First post' },
  ]);
  await site.release([shell, marketing, blog, admin]);
  return { ...site, apps: { shell, marketing, blog, admin } };
}
