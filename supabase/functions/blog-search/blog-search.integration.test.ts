import { beforeAll, expect, test } from 'vitest';
import type { SearchAnswer } from './answer.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';
import { unwrap } from '@talent/data/unwrap';

const HOUR_MS = 3_600_000;
const at = (distance: number) => new Date(Date.now() + distance).toISOString();

const { operator: data, url, visitor } = await fileStack();
const addPosts = (...posts: { slug: string; status: string }[]) =>
  data
    .from('blog_posts')
    .insert(posts.map((post) => ({ ...POST, published_at: at(-HOUR_MS), ...post })))
    .throwOnError();
const POST = {
  ...{ title: 'On zebra crossings', topic: 'hiring', audience: 'both', author_id: 1 },
  description: 'What a \uE000zebra\uE001 has to do with it.',
  body: '<script>x</script> A **quokka** reads [`code`](https://x.example).',
};
const ahead = { status: 'scheduled', published_at: at(HOUR_MS) };
beforeAll(() =>
  addPosts(
    { slug: 'zebra-public', status: 'published' },
    { slug: 'zebra-due', status: 'scheduled' },
    { slug: 'zebra-ahead', ...ahead },
    { slug: 'zebra-draft', status: 'draft' },
    { slug: 'zebra-archived', status: 'archived' },
  ),
);

async function search(query: string): Promise<SearchAnswer> {
  const response = await fetch(
    `${url}/functions/v1/blog-search?${new URLSearchParams({ q: query })}`,
  );
  expect(response.status).toBe(200);
  return (await response.json()) as SearchAnswer;
}

test('the search finds only posts that visitors may read', async () => {
  const { total, results } = await search('zebra quokkas');
  expect(total).toBe(2);
  expect(results.map(({ slug }) => slug).toSorted()).toEqual(['zebra-due', 'zebra-public']);
  expect(results[0]?.headline).toContain('\uE000quokka\uE001');
  expect(results[0]?.headline).not.toMatch(/[<>*`#]|https:/);
  expect((await search('-zebra')).results.map(({ slug }) => slug)).not.toContain('zebra-draft');
});

test('results come in pages, and words that say nothing find nothing', async () => {
  const find = async (query: string, page = 1, page_size = 2) =>
    unwrap(await visitor().rpc('search_blog_posts', { query, page, page_size }));
  const first = await find('machine learning engineer');
  expect(first).toHaveLength(2);
  const next = await find('machine learning engineer', 2);
  expect(next.map(({ slug }) => slug)).not.toEqual(first.map(({ slug }) => slug));
  expect(Number(first[0]?.total)).toBeGreaterThan(3);
  for (const nothing of ['', '   ', 'the and', 'qqqqzzzz', "'); qqqqzzzz --"]) {
    expect(await find(nothing)).toEqual([]);
  }
});

test.each(['"', "'", '%', '((', 'a & | !', ':*', '\\'])('%j breaks nothing', async (query) => {
  expect((await search(query)).results).toBeInstanceOf(Array);
});

test('results quote whole sentences of running text', async () => {
  const body = [
    '## Okapi in a heading',
    'An okapi is shy. It eats leaves, e.g. of acacias. One okapi met **two other okapi** at $5 a leaf! Nobody saw.',
    '| Okapi | Table |\n| --- | --- |\n| okapi | 1 |',
    '```python\nokapi = "okapi okapi okapi"\n```',
    '- The last okapi left\n- Nothing',
    '> [!NOTE]\n> A note on the okapi.',
  ].join('\n\n');
  const words = { title: 'Quoted', description: 'About animals.', body };
  await addPosts({ slug: 'okapi-quoted', status: 'published', ...words });
  const { results } = await search('okapi');
  expect(results.map(({ headline }) => headline.replaceAll(/[\uE000\uE001]/g, '*'))).toEqual([
    'An *okapi* is shy. … One *okapi* met two other *okapi* at $5 a leaf!',
  ]);
});

test('a match in the title alone quotes the description', async () => {
  const { results } = await search('crossings');
  expect(results[0]?.headline).toBe('What a zebra has to do with it.');
});

test('words are found with and without accents, hyphens and apostrophes', async () => {
  const body = 'Björk Ångström-Nuñez keeps wombats. Fine-tuning is O’Hara’s work.';
  await addPosts({
    slug: 'wombat',
    status: 'published',
    ...{ title: 'Müsli', description: 'About animals.', body },
  });
  for (const query of [
    ...[
      'müsli',
      'Musli',
      'angstrom nunez',
      'Ångström-Nuñez',
      'bjork',
      'wombats fine tuning',
      'wombats fine-tuning',
    ],
    ...["O'Hara's wombats", 'o’haras wombats', '"angstrom nunez keeps"', 'wombats -zebra'],
  ]) {
    expect(
      (await search(query)).results.map(({ slug }) => slug),
      query,
    ).toEqual(['wombat']);
  }
  expect((await search('wombats -fine-tuning')).total).toBe(0);
  const [found] = (await search('Björk')).results;
  expect(found?.headline).toBe('\uE000Björk\uE001 Ångström-Nuñez keeps wombats.');
});
