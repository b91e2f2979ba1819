import { describe, expect, it } from 'vitest';
import { pageKeys } from './page-index.ts';
import { createChangingBlog } from './testing/changing-blog.ts';

const a = { slug: 'a', title: 'First' };

describe('a loader that answers with a redirect', () => {
  it('has an entry with its target and data for navigations, but no document', async () => {
    const { compose, text, written } = await createChangingBlog([
      a,
      { slug: '7', title: '', location: '/blog/a' },
    ]);
    const index = await compose();
    expect(index.pages).toContainEqual({
      path: '/blog/7',
      pattern: '/blog/:slug',
      kind: 'redirect',
      location: '/blog/a',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await text(pageKeys(index, '/blog/7').data)).toBe('{"movedTo":"/blog/a"}');
    expect(written()).not.toContain('root/blog/7/index.html');
  });

  it('becomes a page again when the data changes', async () => {
    const blog = await createChangingBlog([a, { slug: 'b', title: '', location: '/blog/a' }]);
    await blog.compose();
    blog.setRows([a, { slug: 'b', title: 'Second' }]);
    const index = await blog.compose({ paths: ['/blog/b'] });
    expect(index.pages.find(({ path }) => path === '/blog/b')).toMatchObject({ kind: 'page' });
    expect(await blog.text(pageKeys(index, '/blog/b').html)).toContain('<h1>Second</h1>');
  });

  it('is not composed when it leads off the site', async () => {
    const location = '//evil.example';
    const { compose } = await createChangingBlog([{ slug: '7', title: '', location }]);
    await expect(compose()).rejects.toThrow(/\/blog\/7 redirects to .* no path of the site/);
  });
});

describe('a resource', () => {
  it('is stored with its bytes, path and media type', async () => {
    const { compose, text } = await createChangingBlog([a]);
    const index = await compose();
    expect(index.pages).toContainEqual({
      path: '/feed.xml',
      pattern: '/feed.xml',
      kind: 'resource',
      contentType: 'application/rss+xml; charset=utf-8',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await text(pageKeys(index, '/feed.xml').resource)).toBe('<rss>First</rss>');
  });

  it('is absent while its loader finds nothing', async () => {
    const index = await (await createChangingBlog([])).compose();
    expect(index.pages.map(({ path }) => path)).toEqual(['/blog']);
  });

  it('is a document where other sites may frame it, without anything that runs or loads', async () => {
    const blog = await createChangingBlog([{ ...a, embed: '<!doctype html><p>Pay</p>' }]);
    const index = await blog.compose();
    expect(index.pages).toContainEqual({
      path: '/embed',
      pattern: '/embed',
      kind: 'resource',
      contentType: 'text/html; charset=utf-8',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    blog.setRows([{ ...a, embed: '<p>Pay</p><script>1</script>' }]);
    await expect(blog.compose({ paths: ['/embed'] })).rejects.toThrow(
      /\/embed has a script, which no embed may have/,
    );
  });

  it('is never another document', async () => {
    const { compose } = await createChangingBlog([{ ...a, feedType: 'text/html' }]);
    await expect(compose()).rejects.toThrow(/which no resource may have/);
  });
});
