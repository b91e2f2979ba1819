import { makeArtifact } from '@talent/artifact/testing/make-artifact';
import { testDir } from '@talent/node/testing/test-dir';
import { beforeEach, expect, it } from 'vitest';
import { publishFolder } from '../registry/testing/publish-folder.ts';
import { BLOG_SETTINGS, giveSettings } from '../registry/testing/settings-facts.ts';
import type { GivenValues } from '../registry/settings/settings-revision.ts';
import { pageKeys } from './page-index.ts';
import { createComposeFixture, type ComposeFixture, type Pair } from './testing/compose-fixture.ts';

/** Its loader, its list of pages and its page read settings. */
const entry = `
  const head = ({ data, path }) => ({ title: data.title, description: 'd', canonicalPath: path, robots: 'noindex, nofollow' });
  const page = async () => ({ default: (data) => '<h1>' + data.title + '</h1>' });
  const related = (settings) => settings?.related ?? 3;
  const load = async ({ settings }) => ({ title: 'related ' + related(settings) + (settings?.newList ? ', new' : '') });
  const entries = async ({ settings }) => Array.from({ length: related(settings) }, (_, number) => '/list/' + number);
  export default { name: 'mfe-blog', guard: null, routes: [
    { path: '/list/:number', page, prerender: 'entries', plan: { head, load, entries } },
  ] };
`;

let fixture: ComposeFixture;
let pair: Pair;
beforeEach(async () => {
  fixture = await createComposeFixture();
  const folder = testDir();
  const { shell } = await fixture.publish(['a']);
  const app = await makeArtifact(folder, {
    name: 'mfe-blog',
    patterns: ['/list/:number'],
    route: { prerender: 'entries' },
    files: { 'server/entry.js': entry },
    settings: BLOG_SETTINGS,
  });
  await publishFolder(fixture.store, folder, app);
  pair = { shell, app };
});

const set = (values: GivenValues, channel = 'stable') =>
  giveSettings(fixture.store, { values, channel });

async function first() {
  const keys = pageKeys(
    { ...pair, shell: pair.shell.version, app: 'mfe-blog', version: pair.app.version },
    '/list/0',
  );
  const html = (await fixture.text(keys.html)) ?? '';
  const data = JSON.parse((await fixture.text(keys.data)) ?? '{}') as Record<string, unknown>;
  return { title: /related [^<]*/.exec(html)?.[0], html, settings: data['settings'] };
}

it('gives loaders and lists of pages the settings of stable, and notes them in each page', async () => {
  const before = await fixture.compose(pair);
  expect(before.pages.map(({ settings }) => settings)).toEqual([undefined, undefined, undefined]);
  expect(await first()).toMatchObject({ title: 'related 3', settings: undefined });
  expect((await first()).html).not.toContain('settings');

  await set({ related: 2, newList: 1 });
  const after = await fixture.compose(pair, { paths: ['/list/0', '/list/1'], lookUpEntries: true });
  expect(after.pages.map(({ path }) => path)).toEqual(['/list/0', '/list/1']);
  expect(new Set(after.pages.map(({ settings }) => settings)).size).toBe(1);
  expect(after.pages[0]?.settings).toMatch(/^[0-9a-f]{12}$/);
  // Hydration has to render with what the page was rendered with.
  const composed = { related: 2, newList: true };
  expect(await first()).toMatchObject({ title: 'related 2, new', settings: composed });
  expect((await first()).html).toContain('"settings":{"related":2,"newList":true}');

  await set({});
  const again = await fixture.compose(pair);
  expect(again.pages.map(({ settings }) => settings)).toEqual([undefined, undefined, undefined]);
});

it('gives a page the side of nobody where a flag has a share, and nothing that its version refuses', async () => {
  await set({ newList: 0.9, related: 7 });
  const { pages } = await fixture.compose(pair);
  expect(pages.map(({ settings }) => settings)).toEqual([undefined, undefined, undefined]);
  expect(await first()).toMatchObject({ title: 'related 3' });
});

it('does not take the settings of a preview into pages that visitors get too', async () => {
  await set({ related: 1 }, 'pr-7');
  await fixture.compose(pair);
  expect(await first()).toMatchObject({ title: 'related 3', settings: undefined });
});
