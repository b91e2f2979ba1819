import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { defaultSite } from '@talent/sdk/site';
import type { Manifest } from '@talent/artifact/manifest';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { withTrust } from '../../registry/release-store.ts';
import { publishFolder } from '../../registry/testing/publish-folder.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { openStore } from '../../store/open-store.ts';
import { composePair, type ComposeOptions } from '../compose-pair.ts';

const shellEntry = `
  import { greeting } from 'react';
  const head = (title) => ({ title, description: '', canonicalPath: '/', robots: 'noindex, nofollow' });
  export default { name: 'shell', guard: null, routes: [] };
  export const icon = 'data:,';
  export const iconLinks = [];
  export const earlyScripts = { page: 'early()' };
  SOCIAL_CARD
  export const frames = { 'not-found': head('Nothing'), guarded: head('Wait') };
  export const render = async ({ block, Page }) =>
    '<main>' + greeting + ' ' + (Page ? Page(block.data) : block.kind) + '</main>';
`;

const noDesign = `export const socialCard = () => { throw new Error('no design'); };`;

const appEntry = `
  import { greeting } from 'react';
  const head = ({ data, path, params }) => ({
    title: data.title,
    description: 'd',
    canonicalPath: path,
    robots: params.slug === 'hidden' ? 'noindex, nofollow' : 'index, follow',
    ...(params.slug === 'own' ? { image: { path: '/own.png', alt: 'Own' } } : {}),
    structuredData: [{ '@type': 'BlogPosting', dateModified: '2025-03-01' }],
  });
  const notFound = () => Object.assign(new Error('gone'), { code: 'not-found' });
  const load = async ({ params, publish }) => {
    if (params.slug === 'gone') throw notFound();
    if (params.slug === 'slow') await new Promise(() => setInterval(() => {}, 1000));
    if (params.slug === 'broken') throw new Error('the loader broke');
    const [, name, text] = params.slug.split('~');
    const file = name && publish({ name, body: text ?? '' });
    return { title: 'Post ' + params.slug + ' </script>', at: new Date(0), file };
  };
  const page = async () => ({
    default: (data) => (data.title.includes('styled') ? '<p style="color: red">' : '<h1>') + greeting + typeof data.at + '</h1>',
  });
  const status = ({ title }) => (title.includes('over') ? 410 : 200);
  const validUntil = ({ title }) => (title.includes('ending') ? '2025-06-02T00:00:00+00:00' : null);
  export default { name: 'mfe-blog', guard: null, routes: [
    { path: '/blog/:slug', page, prerender: 'entries', plan: { head, load, status, validUntil, entries: async () => globalThis.slugs ?? SLUGS } },
  ] };
`;

/** A pair to compose. */
export type Pair = Pick<ComposeOptions, 'shell' | 'app'>;

export type ComposeFixture = Awaited<ReturnType<typeof createComposeFixture>>;

/** A store on disk with a small shell and a small blog, until the running test is over. */
export async function createComposeFixture() {
  const folder = testDir();
  const store = withTrust(openStore(folder), testTrust);
  const warnings: string[] = [];
  return {
    store,
    /** Warnings of the composer. */
    warnings,
    /** Publishes a shell and a blog with these posts. `socialCard` is the source of the shell's export; it throws by default. */
    async publish(slugs: readonly string[], socialCard = noDesign): Promise<Pair> {
      const paths = JSON.stringify(slugs.map((slug) => `/blog/${slug}`));
      const shell = await makeArtifact(join(folder, 'shell'), {
        name: 'shell',
        patterns: ['/login'],
        files: {
          'server/entry.js': shellEntry.replace('SOCIAL_CARD', socialCard),
          'server/react.js': "export const greeting = 'shared by the shell';",
        },
      });
      const app: Manifest = await makeArtifact(join(folder, 'blog'), {
        name: 'mfe-blog',
        patterns: ['/blog/:slug'],
        route: { prerender: 'entries' },
        files: { 'server/entry.js': appEntry.replace('SLUGS', paths) },
      });
      await publishFolder(store, join(folder, 'shell'), shell);
      await publishFolder(store, join(folder, 'blog'), app);
      return { shell, app };
    },
    compose: (pair: Pair, more: Partial<ComposeOptions> = {}) => {
      const backend = { url: 'http://localhost:1', key: 'k' };
      const warn = (message: string): void => void warnings.push(message);
      return composePair({ store, ...pair, backend, site: defaultSite, warn, ...more });
    },
    async text(key: string) {
      const file = await store.read(key);
      return file && new TextDecoder().decode(file.body);
    },
  };
}
