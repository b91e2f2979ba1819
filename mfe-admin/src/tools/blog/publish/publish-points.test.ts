import { afterEach, expect, it, vi } from 'vitest';
import { emptyFields } from '../../../posts/post-fields';
import { checkLinks } from './check-links';
import { fixFirst, publishPoints } from './publish-points';

afterEach(() => vi.unstubAllGlobals());

const whole = {
  ...emptyFields,
  title: 'What machine learning engineers earn in Canada',
  slug: 'pay-in-canada',
  topic: 'hiring',
  description:
    'Median pay of machine learning engineers in Canada by level, from public data, with the sample size and the period of each figure named in the text.',
  body: 'Pay rose. See [the data](/ai-ml-salary-data#by-level).\n\n![Median pay by level](/storage/v1/object/public/blog-images/2026/pay.png)',
};
const measured = { links: { '/ai-ml-salary-data': 'alive' }, others: [] } as const;

/** The points that are not fine. */
const found = (
  fields: Partial<typeof whole>,
  facts: Parameters<typeof publishPoints>[1] = measured,
) =>
  publishPoints({ ...whole, ...fields }, facts)
    .filter(({ level }) => level !== 'fine')
    .map(({ level, text, target }) => `${level} ${target}: ${text}`);

it('a whole post has no point to fix, and is open while its links are checked', () => {
  expect(found({})).toEqual([]);
  expect(found({}, { links: undefined, others: [] })).toEqual([expect.stringMatching(/^open /)]);
});

it('lists what must be fixed before what is fine', () => {
  const points = publishPoints({ ...whole, topic: '', description: 'Short.' }, measured);
  const levels = fixFirst(points).map(({ level }) => level);
  expect(levels.slice(0, 3)).toEqual(['blocking', 'advice', 'fine']);
});

it('an image without words and a link to no page block it', () => {
  const body = '![](/storage/a.png)\n\nSee [this](/gone) and [that](/slow).';
  expect(found({ body }, { links: { '/gone': 'dead', '/slow': 'unknown' }, others: [] })).toEqual([
    'blocking post-body: The image /storage/a.png does not say what it shows. Write it between the brackets: ![what it shows](…).',
    'blocking post-body: No page is at /gone. Change the link or take it out.',
    'advice post-body: /slow did not answer, so the link is not checked. Open it yourself.',
  ]);
});

it('lengths are advice, and what is missing blocks', () => {
  const body = 'Read it.';
  const facts = { links: {}, others: [] };
  expect(found({ title: 'Pay', description: 'Short.', body, topic: '' }, facts)).toEqual([
    'advice post-title: The title has 3 characters; 30 to 90 read best.',
    'advice post-description: The description has 6 characters; 120 to 160 fill a search result.',
    'blocking post-topic: Choose a topic before the post goes public.',
  ]);
});

it('a title or description that a search result cuts is advice, whatever the head of the page makes of it', () => {
  const title = 'How much GPU time a search costs, and what to ask before you rent';
  expect(found({ title })).toEqual([
    'advice post-seoTitle: Google will cut this after “search costs”; write an SEO title.',
  ]);
  expect(found({ title, seoTitle: 'What a GPU search costs' })).toEqual([]);
  const description = `${'Pay and hiring in numbers '.repeat(6)}and more words`;
  expect(found({ description })).toEqual([
    'advice post-description: Google will cut this after “in numbers”; write a shorter description.',
  ]);
});

it('a link to another site is alive, dead, or not checked for a reason, and blocks in no case', () => {
  const names = ['https://a.example/', 'https://b.example/gone', 'https://c.example/'];
  const urls = [...names, 'http://d.test/'];
  const body = `${urls.map((url) => `[s](${url}#part)`).join(' ')} [again](${urls[0]})`;
  const check = (url: string, state: 'alive' | 'dead' | 'unknown', more: object = {}) => ({
    ...{ url, state, reason: null, status: null },
    ...more,
  });
  const others = [
    check('https://a.example/', 'alive'),
    check('https://b.example/gone', 'dead', { reason: 'status', status: 404 }),
    check('https://c.example/', 'unknown', { reason: 'timeout' }),
  ];
  expect(found({ body }, { links: {}, others })).toEqual([
    'advice post-body: The link https://b.example/gone is dead: the site answers with status 404. Change it or take it out.',
    'advice post-body: The link https://c.example/ is not checked: the site did not answer in time. Open it yourself.',
    'advice post-body: The link http://d.test/ is not checked: the check did not answer. Open it yourself.',
  ]);
  expect(found({ body }, { links: {}, others: undefined })).toEqual([
    'pending post-body: Links to other sites. You can publish meanwhile',
  ]);
  const alive = urls.map((url) => check(url, 'alive'));
  expect(found({ body }, { links: {}, others: alive })).toEqual([]);
});

it('asks the site for each page as a visitor, and tells a dead page from one that does not answer', async () => {
  const statuses: Record<string, number> = { '/fine': 200, '/gone': 404, '/broken': 502 };
  const ask = vi.fn<typeof fetch>(async (path) => {
    const status = statuses[String(path)];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  vi.stubGlobal('fetch', ask);
  expect(await checkLinks(['/fine', '/gone', '/broken', '/down'])).toEqual({
    ...{ '/fine': 'alive', '/gone': 'dead', '/broken': 'unknown', '/down': 'unknown' },
  });
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', method: 'HEAD' });
});

it('says which letters of the title the picture of shared links leaves out', () => {
  expect(found({ title: 'From data scientist → ML engineer ✓ in Łódź' })).toEqual([
    'advice post-title: The picture of shared links leaves out → ✓: its font has no such letter.',
  ]);
});

it('a text that cannot be read blocks it, and says why', () => {
  expect(found({ body: `${'>'.repeat(1600)} x` })).toEqual([
    'blocking post-body: More than 100 quotations, lists or marks are inside each other. Remove some of them.',
  ]);
});
