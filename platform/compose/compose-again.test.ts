import { expect, it } from 'vitest';
import { pageIndexSchema, pageKeys, type PageIndex } from './page-index.ts';
import { createChangingBlog } from './testing/changing-blog.ts';

const a = { slug: 'a', title: 'First' };
const b = { slug: 'b', title: 'Second' };
const c = { slug: 'c', title: 'Third' };

const pathsOf = ({ pages }: PageIndex) => pages.map(({ path }) => path);
const filesOf = (...paths: string[]) =>
  paths.flatMap((path) => [`root${path}/data.json`, `root${path}/index.html`]);

/** A blog with two posts that were composed. */
async function setUp() {
  const blog = await createChangingBlog([a, b]);
  const index = await blog.compose();
  blog.written();
  const htmlOf = (path: string) => blog.text(pageKeys(index, path).html);
  return { ...blog, index, htmlOf };
}

it('composing some paths of a pair adds a new post, removes one that is gone, and writes only the named pages', async () => {
  const { setRows, compose, written, index, htmlOf } = await setUp();
  setRows([a, b, c]);
  const again = await compose({
    paths: ['/blog/c', '/blog', '/feed.xml', '/elsewhere', '/blog/a/b', 'blog/a'],
  });
  expect(pathsOf(again)).toEqual([...pathsOf(index), '/blog/c']);
  expect(again.pages.at(-1)).toMatchObject({ kind: 'page', pattern: '/blog/:slug' });
  expect(await htmlOf('/blog')).toContain('<h1>First,Second,Third</h1>');
  expect(written()).toEqual(
    // The index twice: it announces what takes the place of served pages.
    [
      'pages.json',
      'pages.json',
      'root/feed.xml/resource.bin',
      ...filesOf('/blog', '/blog/c'),
    ].sort(),
  );
  setRows([a, c]);
  const without = await compose({ paths: ['/blog/b', '/blog'] });
  expect(pathsOf(without)).toEqual(['/blog', '/blog/a', '/feed.xml', '/blog/c']);
});

it('composing some paths of a pair changes no page when one fails', async () => {
  const { setRows, compose, written, index, htmlOf } = await setUp();
  const before = await htmlOf('/blog/a');
  setRows([
    { ...a, title: 'Changed' },
    { ...b, title: 'broken' },
  ]);
  const composing = compose({ paths: ['/blog/a', '/blog/b'] });
  await expect(composing).rejects.toThrow(/\/blog\/b: .*the loader broke/);
  expect(written()).toEqual([]);
  expect(await htmlOf('/blog/a')).toBe(before);
  setRows([{ ...a, title: 'Changed' }, b]);
  const again = await compose({ paths: ['/blog/a', '/blog/b'] });
  expect(pathsOf(again)).toEqual(pathsOf(index));
  expect(await htmlOf('/blog/a')).toContain('<h1>Changed</h1>');
});

it('looking up the entries of a pair composes new pages, removes those that are gone, and changes no other', async () => {
  const { setRows, compose, written, index, htmlOf } = await setUp();
  setRows([{ ...b, title: 'Changed' }, c]);
  const again = await compose({ paths: [], lookUpEntries: true });
  expect(pathsOf(again)).toEqual(['/blog', '/blog/b', '/feed.xml', '/blog/c']);
  expect(written()).toEqual([...filesOf('/blog/c'), 'pages.json'].sort());
  expect(await htmlOf('/blog/b')).toContain('<h1>Second</h1>');
  expect(again.composedAt).toBe(index.composedAt);
  expect(Date.parse(again.enumeratedAt)).toBeGreaterThan(Date.parse(index.enumeratedAt));
});

it('a page that waits for its first visit is in the list, and is composed when it is asked for', async () => {
  const d = { slug: 'd', title: 'Fourth', waits: true } as const;
  const { setRows, compose, written, index, htmlOf } = await setUp();
  setRows([a, b, d]);
  const listed = await compose({ paths: [], lookUpEntries: true });
  expect(listed.onVisit).toEqual([{ path: '/old/d', pattern: '/old/:slug' }]);
  expect(pathsOf(listed)).toEqual(pathsOf(index));
  expect(written()).toEqual(['pages.json']);
  const visited = await compose({ paths: ['/old/d', '/old/e'], onlyNewEntries: true });
  expect(pathsOf(visited)).toEqual([...pathsOf(index), '/old/d']);
  expect(pageIndexSchema.parse(visited)).toEqual(visited);
  expect(await htmlOf('/old/d')).toContain('<h1>Fourth</h1>');
  const everything = await compose({ paths: 'all' });
  expect([pathsOf(everything), everything.onVisit]).toEqual([pathsOf(index), listed.onVisit]);
  setRows([a, b]);
  const without = await compose({ paths: [], lookUpEntries: true });
  expect([pathsOf(without), without.onVisit]).toEqual([pathsOf(index), undefined]);
});

it('looking up the entries of a pair writes nothing where nothing is new or gone, and happens with every recomposed page', async () => {
  const { setRows, compose, written, index } = await setUp();
  expect((await compose({ paths: [], lookUpEntries: true })).pages).toEqual(index.pages);
  expect(written()).toEqual([]);
  setRows([a, b, c]);
  const again = await compose({ paths: ['/blog'], lookUpEntries: true });
  // So that it never links to a missing page.
  expect(pathsOf(again)).toContain('/blog/c');
});

const waited = { paths: ['/blog/c', '/blog/never', '/blog/a'], onlyNewEntries: true };

it('composing paths that visitors wait for makes the new entries among them, by the canonical form of their addresses, and no other page', async () => {
  const { setRows, compose, written, index } = await setUp();
  const pages: number[] = [];
  const onPage = (done: number): void => void pages.push(done);
  expect((await compose({ ...waited, onPage })).pages).toEqual(index.pages);
  expect([written(), pages]).toEqual([[], []]);
  setRows([{ ...a, title: 'Changed' }, c, { slug: 'd', title: 'Fourth' }]);
  const again = await compose(waited);
  expect(pathsOf(again)).toEqual([...pathsOf(index), '/blog/c']);
  expect(again.enumeratedAt).toBe(index.enumeratedAt);
  expect(written()).toEqual([...filesOf('/blog/c'), 'pages.json'].sort());
  setRows([a, b, { slug: 'café', title: 'Third' }]);
  const third = await compose({ paths: ['/blog/caf%C3%A9'], onlyNewEntries: true });
  expect(pathsOf(third)).toContain('/blog/café');
});

const d = { slug: 'd', title: 'Fourth' };

function after(questions: number): () => boolean {
  let asked = 0;
  return () => ++asked > questions;
}

it('an interrupted composition keeps the new pages that are done and replaces none, so that the next one composes the others', async () => {
  const { setRows, compose, index, htmlOf } = await setUp();
  setRows([a, b, c, d]);
  const all = { paths: ['/blog'], lookUpEntries: true };
  const first = await compose({ ...all, isInterrupted: after(2) });
  expect(pathsOf(first)).toEqual([...pathsOf(index), '/blog/c']);
  expect(first.enumeratedAt).toBe(index.enumeratedAt);
  expect(await htmlOf('/blog')).toContain('<h1>First,Second</h1>');
  const second = await compose({ ...all, isInterrupted: () => false });
  expect(pathsOf(second)).toEqual([...pathsOf(index), '/blog/c', '/blog/d']);
  expect(await htmlOf('/blog')).toContain('<h1>First,Second,Third,Fourth</h1>');
});

const HASH = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;

it('a loader that answers with a redirect has an entry with its target, data, and no document', async () => {
  const blog = await createChangingBlog([a, { slug: '7', title: '', location: '/blog/a' }]);
  const index = await blog.compose();
  const facts = { path: '/blog/7', pattern: '/blog/:slug', kind: 'redirect', hash: HASH };
  expect(index.pages).toContainEqual({ ...facts, location: '/blog/a' });
  expect(await blog.text(pageKeys(index, '/blog/7').data)).toBe('{"movedTo":"/blog/a"}');
  expect(blog.written()).not.toContain('root/blog/7/index.html');
  // It becomes a page again when the data changes, and never leads off the site.
  blog.setRows([a, { slug: '7', title: 'Second' }]);
  const again = await blog.compose({ paths: ['/blog/7'] });
  expect(again.pages.find(({ path }) => path === '/blog/7')).toMatchObject({ kind: 'page' });
  expect(await blog.text(pageKeys(again, '/blog/7').html)).toContain('<h1>Second</h1>');
  blog.setRows([a, { slug: '7', title: '', location: '//evil.example' }]);
  await expect(blog.compose({ paths: ['/blog/7'] })).rejects.toThrow(
    /\/blog\/7 redirects to .* no path of the site/,
  );
});

it('a resource is stored with its bytes, path and media type, and is no other document', async () => {
  const blog = await createChangingBlog([{ ...a, embed: '<!doctype html><p>Pay</p>' }]);
  const index = await blog.compose();
  const feed = { path: '/feed.xml', pattern: '/feed.xml', kind: 'resource', hash: HASH };
  const type = 'application/rss+xml; charset=utf-8';
  expect(index.pages).toContainEqual({ ...feed, contentType: type });
  expect(await blog.text(pageKeys(index, '/feed.xml').resource)).toBe('<rss>First</rss>');
  // A document that other sites may frame, without anything that runs or loads.
  const embed = { path: '/embed', pattern: '/embed', kind: 'resource', hash: HASH };
  const html = 'text/html; charset=utf-8';
  expect(index.pages).toContainEqual({ ...embed, contentType: html });
  blog.setRows([{ ...a, embed: '<p>Pay</p><script>1</script>' }]);
  await expect(blog.compose({ paths: ['/embed'] })).rejects.toThrow(
    /\/embed has a script, which no embed may have/,
  );
  blog.setRows([{ ...a, feedType: 'text/html' }]);
  await expect(blog.compose()).rejects.toThrow(/which no resource may have/);
  // Absent while its loader finds nothing.
  blog.setRows([]);
  expect((await blog.compose()).pages.map(({ path }) => path)).toEqual(['/blog']);
});
