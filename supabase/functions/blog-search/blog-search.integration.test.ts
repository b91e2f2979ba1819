import { beforeAll, expect, test } from 'vitest';
import type { SearchAnswer } from './answer.ts';
import { fileStack } from '../testing/file-stack.ts';
import { unwrap } from '@talent/data/unwrap';

const HOUR_MS = 3_600_000;
const at = (distance: number) => new Date(Date.now() + distance).toISOString();

const { operator: data, url, visitor } = await fileStack();
beforeAll(async () => {
  const { data: author } = await data
    .from('blog_authors')
    .select('id')
    .eq('slug', 'editorial-team')
    .single()
    .throwOnError();
  const post = {
    title: 'On zebra crossings',
    topic: 'hiring',
    audience: 'both',
    author_id: author.id,
    description: 'What a \uE000zebra\uE001 has to do with it.',
    body: '<script>x</script> A **quokka** reads [`code`](https://x.example).',
  };
  await data
    .from('blog_posts')
    .insert([
      { ...post, slug: 'zebra-public', status: 'published', published_at: at(-HOUR_MS) },
      { ...post, slug: 'zebra-due', status: 'scheduled', published_at: at(-HOUR_MS) },
      { ...post, slug: 'zebra-ahead', status: 'scheduled', published_at: at(HOUR_MS) },
      { ...post, slug: 'zebra-draft', status: 'draft', published_at: null },
      { ...post, slug: 'zebra-archived', status: 'archived', published_at: at(-HOUR_MS) },
    ])
    .throwOnError();
});

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
  const { data: author } = await data.from('blog_authors').select('id').limit(1).single();
  const body = [
    '## Okapi in a heading',
    'An okapi is shy. It eats leaves, e.g. of acacias. One okapi met **two other okapi** at $5 a leaf! Nobody saw.',
    '| Okapi | Table |\n| --- | --- |\n| okapi | 1 |',
    '```python\nokapi = "okapi okapi okapi"\n```',
    '- The last okapi left\n- Nothing',
    '> [!NOTE]\n> A note on the okapi.',
  ].join('\n\n');
  await data
    .from('blog_posts')
    .insert({
      slug: 'okapi-quoted',
      title: 'Quoted',
      topic: 'hiring',
      audience: 'both',
      author_id: author?.id ?? 0,
      description: 'About animals.',
      body,
      status: 'published',
      published_at: at(-HOUR_MS),
    })
    .throwOnError();
  const { results } = await search('okapi');
  expect(results.map(({ headline }) => headline.replaceAll(/[\uE000\uE001]/g, '*'))).toEqual([
    'An *okapi* is shy. … One *okapi* met two other *okapi* at $5 a leaf!',
  ]);
});

test('a match in the title alone quotes the description', async () => {
  const { results } = await search('crossings');
  expect(results[0]?.headline).toBe('What a zebra has to do with it.');
});
