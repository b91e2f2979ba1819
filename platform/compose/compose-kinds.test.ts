import { expect, it } from 'vitest';
import { pageKeys } from './page-index.ts';
import { createChangingBlog } from './testing/changing-blog.ts';

const a = { slug: 'a', title: 'First' };

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
