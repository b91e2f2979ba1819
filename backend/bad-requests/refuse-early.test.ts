import { expect, test } from 'vitest';
import { jsonShape, selectProblem } from './refuse-early.ts';

test.each([
  ['', 0],
  ['{"a":[1,{"b":[]}],"c":{}}', 4],
  ['[]{}[]', 1],
  ['"[[["', 0],
  [String.raw`{"a":"\"[[[","b":"\\","c":[]}`, 2],
  [String.raw`\"[[["[`, 1],
  ['"[["[[[', 3],
  ['["[[', 3],
  [String.raw`"\"[[\"`, 2],
])('finds the nesting of %j outside of strings', (text, deepest) => {
  expect(jsonShape(text)).toEqual({ deepest, hasNul: false });
});

test.each([
  ['{"a":"\0"}', true],
  ['\0', true],
  [String.raw`{"a":"\u0000"}`, true],
  [String.raw`{"a":"\\\u0000"}`, true],
  [String.raw`{"a":"\"\u0000"}`, true],
  [String.raw`\u0000`, true],
  [String.raw`\\\u0000`, true],
  [String.raw`{"a":"\\u0000"}`, false],
  [String.raw`{"a":"\\\\u0000"}`, false],
  [String.raw`\\u0000`, false],
  [String.raw`{"a":"\u00001"}`, true],
  [String.raw`{"a":"\u0001\\"}`, false],
])('finds NUL in %j: %j', (text, hasNul) => {
  expect(jsonShape(text).hasNul).toBe(hasNul);
});

test('reads 6 MB of escaped quotes without an end', () => {
  expect(jsonShape(`"${String.raw`\"`.repeat(3_000_000)}`)).toEqual({ deepest: 0, hasNul: false });
});

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
