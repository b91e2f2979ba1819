import { expect, it } from 'vitest';
import { checkPost, slugOf, wordCount } from './check-post';
import { emptyFields } from '../../../posts/post-fields';

const whole = {
  ...{ ...emptyFields, title: 'A title', slug: 'a-title', topic: 'hiring' },
  ...{ description: 'D', body: 'B' },
};
const ids = (...args: Parameters<typeof checkPost>) => checkPost(...args).map(({ id }) => id);

it('a post that is whole is fine in every state, with an SEO title or without', () => {
  const seoTitle = 'AI engineer salary: US and Canada';
  for (const status of ['draft', 'scheduled', 'published', 'archived'] as const) {
    expect([ids(whole, status), ids({ ...whole, seoTitle }, status)]).toEqual([[], []]);
  }
});

it('a post may lack everything but its author as a draft, and nothing where visitors see it', () => {
  const unfinished = { ...emptyFields, description: ' ' };
  const needed = ['post-title', 'post-slug', 'post-topic', 'post-description', 'post-body'];
  expect(ids(unfinished, 'draft')).toEqual([]);
  expect(ids(unfinished, 'published')).toEqual(needed);
  expect(ids(unfinished, 'scheduled')).toEqual(needed);
});

it('a post cannot be published with a figure that does not exist, whose id it names', () => {
  const body = 'Text.\n\n[Pay](/ai-ml-salary-data "figure:us-pay")';
  expect(checkPost({ ...whole, body }, 'draft')).toEqual([]);
  const [problem] = checkPost({ ...whole, body }, 'published');
  expect(problem?.id).toBe('post-body');
  expect(problem?.message).toMatch(/^There is no figure "us-pay"\. Use one of: us-pay-by-role, /);
  const known = body.replace('us-pay', 'us-pay-by-role');
  expect(checkPost({ ...whole, body: known }, 'scheduled')).toEqual([]);
});

it.each(['   ', 'Nine char', '12345678901234567890123456789012345678901', 'What AI engineers…'])(
  'a post cannot have the SEO title "%s", not even as a draft',
  (seoTitle) => {
    const message =
      'Use 10 to 40 characters for the SEO title, without dots at its end, or leave it empty.';
    expect(checkPost({ ...whole, seoTitle }, 'draft')).toEqual([{ id: 'post-seoTitle', message }]);
  },
);

const taken = 'machine-learning-jobs-guide';
it.each(['12', 'Upper', 'a--b', '-a', 'a b', 'ä', 'a'.repeat(101), taken])(
  'a post cannot have the address "%s"',
  (slug) => expect(ids({ ...whole, slug }, 'draft')).toEqual(['post-slug']),
);

it.each([
  ['What ML engineers earn?', 'what-ml-engineers-earn'],
  ["An editor's résumé", 'an-editors-resume'],
  ['Łódź’s Straße, Ærø', 'lodzs-strasse-aero'],
  [' -- ', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the title %j makes the address %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('words are counted without marks', () => {
  expect(wordCount('## Two words\n\n- — *three* `four()`')).toBe(4);
  expect(wordCount('')).toBe(0);
});
