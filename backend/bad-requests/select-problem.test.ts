import { expect, test } from 'vitest';
import { selectProblem } from './refuse-early.ts';

test.each([
  '',
  '*',
  '*,slug',
  'slug, title, author:blog_authors!inner(slug, name), photo:blog_images(path, alt)',
  'slug,blog_authors(count),blog_images(count())',
  'id,pay_min.sum()',
  'first:facts->a,second:facts->b',
  '...blog_authors(name)',
])('takes %j', (select) => {
  expect(selectProblem(select)).toBeNull();
});

test.each([
  'blog_authors(blog_posts(*))',
  'slug,a:blog_authors!inner(name,posts:blog_posts(slug))',
  '...blog_authors(...blog_posts(*))',
  'a(b),c(d(e))',
  '"a)"(b(c))',
  String.raw`x("\")",b(c))`,
])('refuses rows inside of embedded rows: %j', (select) => {
  expect(selectProblem(select)).toBe('The select embeds rows inside of embedded rows.');
});

test.each([
  'body,body',
  'a:body,b:body',
  'a:body::text,b:body::json',
  'body.max(),body.min()',
  'a:"body",b: body',
  'slug,author(body,x:body)',
])('refuses a column that is named again: %j', (select) => {
  expect(selectProblem(select)).toBe('The select names body twice.');
});

test.each(['a:blog_posts(slug),b:blog_posts(slug)', 'blog_posts!x(a),blog_posts!y(a)'])(
  'refuses a table that is embedded again: %j',
  (select) => {
    expect(selectProblem(select)).toBe('The select names blog_posts twice.');
  },
);
