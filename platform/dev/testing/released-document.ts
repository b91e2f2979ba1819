import type { Composition, PageBlock } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { insertComposition } from '../../gateway/pages/insert-composition.ts';
import { renderDocument } from '../../compose/pages/document.ts';

/** The site's facts in these tests. */
export const testSite = { ...defaultSite, origin: 'https://www.example.com' };

const shell = manifestOf({ name: 'shell', patterns: [] });

/** A remote that is released, with the page `/about`. */
export const releasedMarketing = manifestOf({ name: 'mfe-marketing', patterns: ['/about'] });

/** A composition of that remote and the blog. */
export const releasedComposition: Composition = {
  id: '0123456789ab',
  channel: 'stable',
  revision: 7,
  shell: shell.version,
  remotes: [releasedMarketing.name, 'mfe-blog'].map((name) => ({
    name,
    version: releasedMarketing.version,
    base: `/assets/${name}/${releasedMarketing.version}/`,
    entry: 'container.js',
    closures: 'closures.json',
    closuresIntegrity: 'sha384-x',
    patterns: ['/about'],
  })),
  publishableKey: 'sb_publishable_test',
};

/** A page as a gateway answers it: the composer's own document with the composition in it. */
export function releasedDocument(
  differences: Partial<PageBlock> = {},
  body = '<p>Text</p>',
): string {
  const block: PageBlock = {
    kind: 'page',
    app: 'mfe-marketing',
    pattern: '/about',
    head: {
      title: 'About the people behind this site',
      description: 'A description.',
      canonicalPath: '/about',
      robots: 'index, follow',
    },
    data: { text: '</script><p>' },
    site: testSite,
    ...differences,
  };
  const icons = { icon: 'data:,', iconLinks: [] };
  const html = renderDocument({ shell, app: releasedMarketing, block, body, ...icons });
  return insertComposition(html, releasedComposition, 'test');
}
