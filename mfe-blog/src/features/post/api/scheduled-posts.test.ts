import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { isoTime } from '@talent/data/iso-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCurrentSlug, findPost } from './post';
import { findNeighbors } from './find-neighbors';
import { listNewestPosts, listPostAddresses } from './list-posts';
import { listPostKeys } from './list-post-keys';
import { listRelatedCandidates } from './list-related-candidates';

const HOUR_MS = 3_600_000;
const at = (distance: number) => new Date(Date.now() + distance).toISOString();

const plan = [
  ['share-of-job-postings-that-name-ai', '2026-11-24T09:00:00.000Z'],
  ['do-software-job-postings-state-pay', '2026-12-01T09:00:00.000Z'],
  ['remote-job-postings-and-machine-learning-pay', '2026-12-08T09:00:00.000Z'],
  ['level-or-title-what-moves-ai-pay', '2026-12-15T09:00:00.000Z'],
] as const;
const [first, second] = [
  'share-of-job-postings-that-name-ai',
  'do-software-job-postings-state-pay',
];

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
});
afterAll(() => local.stop());

it('seeds four posts for four weeks, one a week', async () => {
  const { data } = await local.owner
    .from('blog_posts')
    .select('slug, published_at')
    .eq('status', 'scheduled')
    .order('published_at')
    .throwOnError();
  expect(data?.map(({ slug, published_at }) => [slug, isoTime(published_at ?? '')])).toEqual(plan);
});

it('shows no scheduled post anywhere before its hour, and everywhere after it', async () => {
  const move = (slug: string, published_at: string) =>
    local.owner.from('blog_posts').update({ published_at }).eq('slug', slug).throwOnError();
  for (const [slug] of plan) await move(slug, at(HOUR_MS));
  await move(first, at(-HOUR_MS));

  const { visitor } = local;
  const { data } = await local.owner.from('blog_posts').select('id').eq('slug', second).single();
  expect(await findPost(visitor, second)).toBeNull();
  expect(await findCurrentSlug(visitor, String(data?.id))).toBeNull();
  expect((await findPost(visitor, first))?.slug).toBe(first);

  const lists = {
    addresses: await listPostAddresses(visitor),
    keys: (await listPostKeys(visitor)).map(({ slug }) => slug),
    newest: (await listNewestPosts(visitor, 50)).map(({ slug }) => slug),
    related: (await listRelatedCandidates(visitor, { slug: 'x', topic: 'hiring' })).map(
      ({ slug }) => slug,
    ),
  };
  for (const [name, slugs] of Object.entries(lists)) {
    expect(slugs, name).toContain(first);
    expect(
      slugs.filter((slug) => plan.some((one) => one[0] === slug)),
      name,
    ).toEqual([first]);
  }
  const { next } = await findNeighbors(visitor, { slug: first, publishedAt: at(-HOUR_MS) });
  expect(next).toBeNull();
});
