import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportError } from '@talent/functions/files/import-error.ts';
import {
  POST_STATUSES,
  readPostFile,
  withVersion,
  writePostFile,
  type PostFile,
} from './post-file.ts';

const head = [
  'slug: a-post',
  "title: 'A post: with a colon'",
  'description: About it.',
  'topic: hiring',
  'author: editorial-team',
  'audience: both',
  'published: 2026-01-01T00:00:00Z',
].join('\n');
const changed = (from: string | RegExp, to: string) => fileOf(head.replace(from, to));
const longer = (line: string) => fileOf(`${head}\n${line}`);
const fileOf = (yaml: string, body = "Text with 'quotes'.\n") => `---\n${yaml}\n---\n\n${body}`;

test('front matter and text are read; a post with a time and no status is published', () => {
  expect(readPostFile('a.md', fileOf(head))).toEqual({
    slug: 'a-post',
    title: 'A post: with a colon',
    seoTitle: null,
    description: 'About it.',
    topic: 'hiring',
    author: 'editorial-team',
    audience: 'both',
    cover: null,
    status: 'published',
    published: '2026-01-01T00:00:00Z',
    updated: null,
    version: null,
    body: "Text with 'quotes'.",
  });
});

test('a post that is shown names a figure that does not exist; a draft may', () => {
  const body = 'Text.\n\n[Pay](/ai-ml-salary-data "figure:us-pay")\n';
  expect(() => readPostFile('a.md', fileOf(head, body))).toThrow(
    'There is no figure "us-pay". Use one of: us-pay-by-role, ai-postings-us-ca, pay-transparency-us-ca, pay-transparency-us-software, remote-postings-us-ca, us-ml-engineer-pay-by-level, us-pay-mid-and-senior, vision-outputs.',
  );
  expect(readPostFile('a.md', fileOf(`${head}\nstatus: draft`, body)).status).toBe('draft');
  const known = body.replace('us-pay', 'us-pay-by-role');
  expect(readPostFile('a.md', fileOf(head, known)).status).toBe('published');
});

test('a file that an editor gave other line ends reads the same', () => {
  const text = fileOf(head, 'One.\n\nTwo.\n');
  expect(readPostFile('a.md', text.replaceAll('\n', '\r\n'))).toEqual(readPostFile('a.md', text));
});

test.each([
  ['no front matter', 'Text.', /a\.md, line 1: front matter/],
  ['no YAML', fileOf(head.replace("'A post", '"A post')), /a\.md, line 9: no YAML: Missing/],
  ['an unquoted colon', fileOf(head.replaceAll("'", '')), /a\.md, line 3: no YAML/],
  ['a key that occurs twice', longer('topic: mlops'), /a\.md, line 9: no YAML/],
  ['a time that is none', changed('2026-01-01T00:00:00Z', 'soon'), /line 8: published/],
  ['a missing field', changed('author: editorial-team\n', ''), /a\.md, line 8: author/],
  ['an unknown field', longer('mood: good'), /a\.md, line 9: mood/],
  [
    'an SEO title that is too long',
    longer('seoTitle: An SEO title of more than forty characters'),
    /a\.md, line 9: seoTitle: must have 10 to 40 characters in one line, without dots at its end/,
  ],
  ['an SEO title with dots', longer('seoTitle: What AI engineers…'), /line 9: seoTitle: must have/],
  ['a slug of digits', changed('a-post', "'12'"), /a\.md, line 2: slug/],
  ['a planned post without time', changed(/published.*/, 'status: scheduled'), /line 9: published/],
  ['quotations without an end', fileOf(head, '>'.repeat(1600)), /a\.md, line 10: More than 100/],
  ['no text', fileOf(head, ''), /a\.md, line 10: the post has no text/],
])('%s is refused, with the line', (_case, text, message) => {
  expect(() => readPostFile('a.md', text)).toThrow(ImportError);
  expect(() => readPostFile('a.md', text)).toThrow(message);
});

const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength }),
    fc.constantFrom(
      '---',
      '\n---\n',
      'a: b',
      '# no',
      "it's",
      '- x',
      'null',
      '2026',
      ' spaced ',
      '\r\n',
      '\t',
    ),
  );
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8}){0,3}$/);
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyPost: fc.Arbitrary<PostFile> = fc
  .record({
    slug,
    title: anyText(80).map((text) => `T${text.trim()}`),
    cover: fc.option(fc.constantFrom('2026/a-room.webp', 'x-1.png')),
    seoTitle: fc.option(
      fc.constantFrom('AI engineer salary: US', ' # Not a comment ', "It's a title"),
    ),
    description: anyText(80).map((text) => `D${text}`),
    topic: slug,
    author: slug,
    audience: fc.constantFrom('employers', 'engineers', 'both'),
    status: fc.constantFrom(...POST_STATUSES),
    published: time,
    updated: fc.option(time),
    version: fc.option(fc.integer({ min: 1, max: 1e6 })),
    body: fc.array(anyText(60), { maxLength: 8 }).map((lines) => `B${lines.join('\n')}`),
  })
  .map((post): PostFile => ({ ...post, audience: post.audience as PostFile['audience'] }));

test('reading a written file returns the same post, and noting a version changes nothing else', () => {
  fc.assert(
    fc.property(anyPost, fc.integer({ min: 1, max: 99 }), (post, version) => {
      const written = writePostFile(post);
      expect(readPostFile('a.md', written)).toEqual(post);
      expect(readPostFile('a.md', withVersion(written, version))).toEqual({ ...post, version });
    }),
    { numRuns: 500 },
  );
});
