import { createDataClient } from '@talent/data/client';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchAnswer } from './answer.ts';

const HOUR_MS = 3_600_000;
const at = (distance: number) => new Date(Date.now() + distance).toISOString();

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  const data = createDataClient({ url: stack.url, key: stack.secretKey });
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
    description: 'What a zebra has to do with it.',
    body: 'A **quokka** reads `code`.',
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
afterAll(() => stack.stop());

async function search(query: string): Promise<SearchAnswer> {
  const response = await fetch(
    `${stack.url}/functions/v1/blog-search?${new URLSearchParams({ q: query })}`,
  );
  expect(response.status).toBe(200);
  return (await response.json()) as SearchAnswer;
}

test('the search finds only posts that visitors may read', async () => {
  const { total, results } = await search('zebra quokkas');
  expect(total).toBe(2);
  expect(results.map(({ slug }) => slug).toSorted()).toEqual(['zebra-due', 'zebra-public']);
  expect(results[0]?.headline).toContain('\uE000quokka\uE001');
  expect(results[0]?.headline).not.toContain('**');
  expect((await search('-zebra')).results.map(({ slug }) => slug)).not.toContain('zebra-draft');
});

test.each(['"', "'", '%', '((', 'a & | !', ':*', '\\'])('%j breaks nothing', async (query) => {
  expect((await search(query)).results).toBeInstanceOf(Array);
});

test('results quote whole sentences of running text', async () => {
  const data = createDataClient({ url: stack.url, key: stack.secretKey });
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
