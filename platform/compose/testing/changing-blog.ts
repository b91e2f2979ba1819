import { createServer } from 'node:http';
import { listen } from '@talent/node/testing/listen';
import { testDir } from '@talent/node/testing/test-dir';
import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import type { ManifestRoute } from '@talent/artifact/manifest';
import { publishFolder } from '../../registry/testing/publish-folder.ts';
import { publishManifest } from '../../registry/testing/publish-manifest.ts';
import type { ComposeOptions } from '../compose-pair.ts';
import { createComposeFixture } from './compose-fixture.ts';

const entry = `
  const rowsOf = async (data) => (await data.from('posts').select('*').throwOnError()).data;
  const head = ({ data, path }) => ({ title: data.title, description: 'd', canonicalPath: path, robots: 'noindex, nofollow' });
  const page = async () => ({ default: (data) => '<h1>' + data.title + '</h1>' });
  const titles = (rows) => rows.map(({ title }) => title).join();
  const load = async ({ data, params }) => {
    const row = (await rowsOf(data)).find(({ slug }) => slug === params.slug);
    if (!row) throw Object.assign(new Error('gone'), { code: 'not-found' });
    if (row.title === 'broken') throw new Error('the loader broke');
    return row.location ? { status: 301, location: row.location } : { title: row.title };
  };
  const entries = async ({ data }) => (await rowsOf(data)).filter(({ waits }) => !waits).map(({ slug }) => '/blog/' + slug);
  const waiting = async ({ data }) => (await rowsOf(data)).filter(({ waits }) => waits).map(({ slug }) => '/old/' + slug);
  const feed = async ({ data }) => {
    const rows = await rowsOf(data);
    if (rows.length === 0) throw Object.assign(new Error('gone'), { code: 'not-found' });
    const contentType = rows[0].feedType ?? 'application/rss+xml; charset=utf-8';
    return { contentType, body: '<rss>' + titles(rows) + '</rss>' };
  };
  const embed = async ({ data }) => {
    const [row] = await rowsOf(data);
    if (!row?.embed) throw Object.assign(new Error('gone'), { code: 'not-found' });
    return { contentType: 'text/html; charset=utf-8', body: row.embed };
  };
  export default {
    name: 'mfe-blog',
    guard: null,
    routes: [
      { path: '/blog', page, prerender: 'static', plan: { head, load: async ({ data }) => ({ title: titles(await rowsOf(data)) }) } },
      { path: '/blog/:slug', page, prerender: 'entries', plan: { head, load, entries } },
      { path: '/old/:slug', page, prerender: 'entries', plan: { head, load, entries: waiting, onVisit: true } },
    ],
    resources: [
      { path: '/feed.xml', plan: { load: feed } },
      { path: '/embed', plan: { load: embed, sharing: 'embed' } },
    ],
  };
`;

/** A row of the blog's database. */
export interface PostRow {
  slug: string;
  title: string;
  /** The post answers with a redirect to here. */
  location?: string;
  /** Its page is at `/old/<slug>` and waits for its first visit. */
  waits?: true;
  /** Media type of the feed, in the first row. */
  feedType?: string;
  /** Document that other sites may frame, in the first row. */
  embed?: string;
}

/** A blog whose posts are in a database that the test changes between two compositions, until it is over. */
export async function createChangingBlog(rows: readonly PostRow[]) {
  const fixture = await createComposeFixture();
  const folder = testDir();
  let current = rows;
  const url = await listen(
    createServer((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(current));
    }),
  );
  const { shell } = await fixture.publish(['a']);
  const made = await makeArtifact(folder, {
    name: 'mfe-blog',
    patterns: ['/blog', '/blog/:slug', '/old/:slug'],
    files: { 'server/entry.js': entry },
  });
  await publishFolder(fixture.store, folder, made);
  const [first] = made.routes;
  const feed: ManifestRoute[] = first ? [{ ...first, pattern: '/feed.xml', kind: 'resource' }] : [];
  const app = { ...made, routes: [...made.routes, ...feed] };
  await publishManifest(fixture.store, app.name, app.version, JSON.stringify(app));

  const keys: string[] = [];
  const store = {
    ...fixture.store,
    write: async (key: string, body: Uint8Array | string) => {
      keys.push(key);
      await fixture.store.write(key, body);
    },
  };
  const backend = { url, key: 'k' };
  return {
    text: fixture.text,
    setRows: (next: readonly PostRow[]) => void (current = next),
    compose: (more: Partial<ComposeOptions> = {}) =>
      fixture.compose({ shell, app }, { store, backend, ...more }),
    /** Keys that were written since the last call, without the pair's folder, sorted. */
    written: () =>
      keys
        .splice(0)
        .map((key) => key.replace(/^pages\/[^/]+\/mfe-blog\/[^/]+\//, ''))
        .sort(),
  };
}
