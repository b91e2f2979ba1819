import { beforeEach, expect, it } from 'vitest';
import { withTrust, type ReleaseStore } from '../registry/release-store.ts';
import { previewTrust } from '../registry/testing/test-trust.ts';
import { publishManifest } from '../registry/testing/publish-manifest.ts';
import { pageKeys } from './page-index.ts';
import { readPageIndexOf, writePageIndex } from './page-index-file.ts';
import { createComposeFixture, type ComposeFixture } from './testing/compose-fixture.ts';

let fixture: ComposeFixture;
let theirs: ReleaseStore;
beforeEach(async () => {
  fixture = await createComposeFixture();
  theirs = withTrust(fixture.store, previewTrust);
});
/** The shell of visitors, and a blog whose manifest only a preview has published. */
async function previewOf() {
  const { shell, app } = await fixture.publish(['a']);
  const changed = { ...app, commit: 'of-a-pull-request' };
  await publishManifest(theirs, app.name, app.version, JSON.stringify(changed));
  const name = { shell: shell.version, app: app.name, version: app.version };
  return { pair: { shell, app: changed }, name };
}

it('composing with the release key runs no code that only a preview has published', async () => {
  const { pair, name } = await previewOf();
  await expect(fixture.compose(pair)).rejects.toMatchObject({ code: 'version-untrusted' });
  expect(await readPageIndexOf(fixture.store, name, 'previews')).toBeNull();
  const index = await fixture.compose(pair, { store: theirs });
  expect(index.pages.map(({ path }) => path)).toEqual(['/blog/a']);
  expect(await readPageIndexOf(fixture.store, name, 'previews')).toEqual(index);
  expect(await readPageIndexOf(fixture.store, name, 'visitors')).toBeNull();
});

it('composing with the release key runs no code of a manifest that is not the one in the store', async () => {
  const { shell, app } = await fixture.publish(['a']);
  const other = { ...app, entry: { ...app.entry, server: 'server/other.js' } };
  await expect(fixture.compose({ shell, app: other })).rejects.toMatchObject({
    code: 'artifact-damaged',
  });
});

it('composing with the release key signs no page that a preview has composed', async () => {
  const { shell, app } = await fixture.publish(['a', 'b']);
  const theirIndex = await fixture.compose({ shell, app }, { store: theirs });
  const forged = { ...theirIndex.pages[0], path: '/blog/forged', hash: 'f'.repeat(64) };
  await writePageIndex(theirs, {
    ...theirIndex,
    pages: [...theirIndex.pages, { ...forged, pattern: '/blog/:slug', kind: 'page' }],
  });
  await fixture.store.write(pageKeys(theirIndex, '/blog/b').html, 'spoiled by a preview');
  const index = await fixture.compose({ shell, app }, { paths: ['/blog/a'] });
  expect(index.pages.map(({ path }) => path)).toEqual(['/blog/a', '/blog/b']);
  expect(await fixture.text(pageKeys(index, '/blog/b').html)).toContain('<h1>');
});

it('composing with the key of previews leaves pages of visitors as they are', async () => {
  const pair = await fixture.publish(['a']);
  const index = await fixture.compose(pair);
  const html = await fixture.text(pageKeys(index, '/blog/a').html);
  await expect(fixture.compose(pair, { store: theirs })).rejects.toMatchObject({
    code: 'pages-of-visitors',
  });
  expect(await fixture.text(pageKeys(index, '/blog/a').html)).toBe(html);
  expect(await readPageIndexOf(fixture.store, index, 'visitors')).toEqual(index);
});
