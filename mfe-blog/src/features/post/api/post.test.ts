import { startLocalData } from '@talent/backend/testing/local-data';
import { postFigures, figureMarkdown } from '@talent/page-parts/figure-list';
import { afterAll, expect, it } from 'vitest';
import { composeText } from '../../article/compose-text';
import { isoTime } from '@talent/data/iso-time';
import { findAuthor, findPost, findCurrentSlug } from './post';
import {
  findNeighbors,
  listNewestPosts,
  listPostAddresses,
  listPosts,
  listPostKeys,
  listRelatedCandidates,
} from './list-posts';
import { getImageSizes } from './get-image-sizes';

const HOUR = 3_600_000;
const at = (distance: number) => new Date(Date.now() + distance).toISOString();

const post = {
  title: 'Example',
  description: 'An example.',
  body: 'Text.',
  topic: 'hiring',
};

const local = await startLocalData();
afterAll(() => local.stop());
const { data } = await local.owner
  .from('blog_posts')
  .select('published_at')
  .eq('status', 'scheduled')
  .order('published_at')
  .throwOnError();
// Four posts of the seed come out one a week.
expect(data?.map(({ published_at }) => isoTime(published_at ?? ''))).toEqual(
  ['11-24', '12-01', '12-08', '12-15'].map((day) => `2026-${day}T09:00:00.000Z`),
);
// Later posts of the seed come out while this test grows older: some day one would be newer than its own.
await local.owner
  .from('blog_posts')
  .delete()
  .gt('published_at', '2026-10-01T00:00:00Z')
  .throwOnError();
const author = await local.owner
  .from('blog_authors')
  .insert({ slug: 'robin-example', name: 'Robin Example' })
  .select('id')
  .single()
  .throwOnError();
const signed = { ...post, author_id: author.data.id };
const { error } = await local.owner.from('blog_posts').insert([
  { ...signed, slug: 'newest', status: 'published', published_at: at(-HOUR) },
  { ...signed, slug: 'oldest', status: 'published', published_at: '2020-01-01T00:00:00Z' },
  { ...signed, slug: 'planned', status: 'published', published_at: at(HOUR) },
  { ...signed, slug: 'draft', status: 'draft', published_at: null },
]);
if (error) throw error;

const compose = (markdown: string) =>
  composeText(local.visitor, markdown, 'https://www.example.com');

it('a figure gives a text the values of every figure that a post can show, as a visitor may read them', async () => {
  const { figures } = await compose(postFigures.map(figureMarkdown).join('\n\n'));
  expect(Object.keys(figures).sort()).toEqual(postFigures.map(({ id }) => id).sort());
  const pay = figures['us-pay-by-role'];
  if (pay?.kind !== 'ranges') throw new Error('Pay by role is drawn as ranges.');
  expect(pay.rows).toHaveLength(8);
  for (const { detail, p25, p50, p75 } of pay.rows) {
    expect(Number(detail?.replace(/\D/g, ''))).toBeGreaterThanOrEqual(30);
    expect((p25 ?? 0) <= (p50 ?? 0) && (p50 ?? 0) <= (p75 ?? 0)).toBe(true);
  }
  expect(pay.source).toMatchObject({
    period: expect.stringMatching(
      /^pay ranges of 2024 to January 2025, \d\d months old$/,
    ) as string,
  });
  expect(pay.source.name).toContain('snapshot of January 19, 2025');
});

it("a figure states the market's newest whole month beside the year before, with license and period", async () => {
  const { figures } = await compose('[AI](/ai-job-market "figure:ai-postings-us-ca")');
  const share = figures['ai-postings-us-ca'];
  expect(share?.headline).toBe(
    'In June 2026, 5.8% of postings in the United States (3% a year before) and 17.4% of postings in Canada (4.5% a year before) named AI',
  );
  if (share?.kind !== 'lines') throw new Error('Shares are drawn as lines.');
  expect(share.source).toMatchObject({
    name: 'Indeed Hiring Lab',
    period: 'January 2019 to June 2026',
  });
  expect(share.source.note).toContain('CC BY 4.0');
  expect(share.series.map(({ key, color, points }) => [key, color, points.length])).toEqual([
    ['US', 1, 90],
    ['CA', 2, 90],
  ]);
});

it('a figure asks for nothing and shows the link where an id is unknown', async () => {
  const { document, figures } = await compose('[Pay](/ai-ml-salary-data "figure:us-pay")');
  expect(figures).toEqual({});
  expect(document.body).toMatchObject([{ tag: 'chart', attributes: { figure: 'us-pay' } }]);
});

it('a figure states shares of sectors beside all postings, and the remote share of both countries', async () => {
  const { figures } = await compose(
    '[A](/ai-job-market "figure:pay-transparency-us-software")\n\n[B](/ai-job-market "figure:remote-postings-us-ca")',
  );
  expect(figures['pay-transparency-us-software']?.headline).toBe(
    'In February 2026, 48.8% of postings in all sectors, 40.9% of postings in software development and 40.4% of postings in data and analytics stated pay',
  );
  expect(figures['remote-postings-us-ca']?.headline).toBe(
    'In April 2026, 8.6% of postings in the United States (8% a year before) and 14.2% of postings in Canada (14.4% a year before) offered remote or hybrid work',
  );
});

it('the list of posts is newest first, whatever is asked for', async () => {
  const slugs = (await listPosts(local.visitor, ['oldest', 'newest'])).map(({ slug }) => slug);
  expect(slugs).toEqual(['newest', 'oldest']);
  const keys = await listPostKeys(local.visitor);
  expect(keys.length).toBeGreaterThan(3);
  expect([keys[0], keys.at(-1)]).toEqual([
    { slug: 'newest', topic: 'hiring', author: { slug: 'robin-example', name: 'Robin Example' } },
    { slug: 'oldest', topic: 'hiring', author: { slug: 'robin-example', name: 'Robin Example' } },
  ]);
  expect((await listNewestPosts(local.visitor, 1)).map(({ slug }) => slug)).toEqual(['newest']);
});

it('a post comes with everything that its page shows', async () => {
  expect(await findPost(local.visitor, 'oldest')).toEqual({
    photo: null,
    slug: 'oldest',
    title: 'Example',
    seoTitle: null,
    description: 'An example.',
    body: 'Text.',
    topic: 'hiring',
    updatedAt: null,
    author: { slug: 'robin-example', name: 'Robin Example', title: '', bio: '' },
    publishedAt: '2020-01-01T00:00:00.000Z',
  });
});

it.each(['unknown', 'draft', 'planned', '12', ''])(
  'a post that a visitor may not read ("%s") is not found',
  async (slug) => {
    expect(await findPost(local.visitor, slug)).toBeNull();
  },
);

it('a post was updated only when its text changed after it was published', async () => {
  const change = (content_updated_at: string) =>
    local.owner
      .from('blog_posts')
      .update({ content_updated_at })
      .eq('slug', 'oldest')
      .throwOnError();
  await change('2019-12-01T00:00:00Z');
  expect((await findPost(local.visitor, 'oldest'))?.updatedAt).toBeNull();
  await change('2021-02-03T00:00:00Z');
  expect((await findPost(local.visitor, 'oldest'))?.updatedAt).toBe('2021-02-03T00:00:00.000Z');
});

it('a post stands between the posts before and after it', async () => {
  const keys = (await listPostKeys(local.visitor)).map(({ slug }) => slug);
  const [, after = ''] = keys;
  const newest = await findPost(local.visitor, 'newest');
  const oldest = await findPost(local.visitor, 'oldest');
  if (!newest || !oldest) throw new Error('The posts of this test are missing.');
  const atTheEnd = await findNeighbors(local.visitor, newest);
  expect([atTheEnd.next, atTheEnd.previous?.slug]).toEqual([null, after]);
  const atTheStart = await findNeighbors(local.visitor, oldest);
  expect([atTheStart.previous, atTheStart.next?.slug]).toEqual([null, keys.at(-2)]);
});

it('a post has candidates to lead on to, those of its topic first, and never itself', async () => {
  const candidates = await listRelatedCandidates(local.visitor, {
    slug: 'oldest',
    topic: 'hiring',
  });
  expect(candidates[0]?.slug).toBe('newest');
  expect(candidates.map(({ slug }) => slug)).not.toContain('oldest');
  expect(new Set(candidates.map(({ topic }) => topic)).size).toBeGreaterThan(1);
});

const idOf = async (slug: string): Promise<string> => {
  const row = await local.owner.from('blog_posts').select('id').eq('slug', slug).single();
  return String(row.data?.id);
};

it('another address of a post is its number, and every slug that it had while it could be read', async () => {
  const rename = (from: string, to: string) =>
    local.owner.from('blog_posts').update({ slug: to }).eq('slug', from).throwOnError();
  await rename('newest', 'newer');
  await rename('newer', 'newest-of-all');
  const id = await idOf('newest-of-all');
  for (const address of [id, 'newest', 'newer']) {
    expect(await findCurrentSlug(local.visitor, address)).toBe('newest-of-all');
  }
  const addresses = await listPostAddresses(local.visitor);
  expect(addresses).toEqual(expect.arrayContaining([id, 'newest', 'newer', 'newest-of-all']));
  await rename('newest-of-all', 'newest');
});

it('another address of a post is none of a post that a visitor may not read, and no other word', async () => {
  for (const address of [await idOf('draft'), await idOf('planned'), '0', '-1', '1e3', 'x', '']) {
    expect(await findCurrentSlug(local.visitor, address)).toBeNull();
  }
  expect(await listPostAddresses(local.visitor)).not.toContain(await idOf('draft'));
});

it('an author is found by their slug', async () => {
  expect(await findAuthor(local.visitor, 'robin-example')).toMatchObject({ name: 'Robin Example' });
  expect(await findAuthor(local.visitor, 'nobody')).toBeNull();
});

it('sizes of pictures are known of those that a text shows', async () => {
  const folder = '/storage/v1/object/public/blog-images/';
  expect(await getImageSizes(local.visitor, 'No picture.')).toEqual({});
  expect(await getImageSizes(local.visitor, `![a](${folder}2026/unknown.png)`)).toEqual({});
});

it('a draft is on no list, nor a post that is planned for later, which is on every list after its hour', async () => {
  const { visitor, owner } = local;
  const listed = async () => ({
    addresses: await listPostAddresses(visitor),
    keys: (await listPostKeys(visitor)).map(({ slug }) => slug),
    posts: (await listPosts(visitor, ['draft', 'planned'])).map(({ slug }) => slug),
    newest: (await listNewestPosts(visitor, 50)).map(({ slug }) => slug),
    related: (await listRelatedCandidates(visitor, { slug: 'x', topic: 'hiring' })).map(
      ({ slug }) => slug,
    ),
    next: [(await findNeighbors(visitor, { slug: 'newest', publishedAt: at(-HOUR) })).next?.slug],
  });
  for (const [name, slugs] of Object.entries(await listed()))
    for (const hidden of ['draft', 'planned']) expect(slugs, name).not.toContain(hidden);
  const published_at = at(-60_000);
  await owner.from('blog_posts').update({ published_at }).eq('slug', 'planned').throwOnError();
  for (const [name, slugs] of Object.entries(await listed()))
    expect(slugs, name).toContain('planned');
});

it('reads more posts than one answer holds, and more than one address can name, newest first', async () => {
  const now = Date.now();
  // Slugs of the greatest length; the later ones are of older posts.
  const slugs = Array.from(
    { length: 1040 },
    (_, index) => `${'a-long-slug-'.repeat(8)}${1000 + index}`,
  );
  const { data } = await local.owner
    .from('blog_posts')
    .select('author_id')
    .eq('slug', 'newest')
    .single()
    .throwOnError();
  await local.owner
    .from('blog_posts')
    .insert(
      slugs.map((slug, index) => ({
        ...post,
        ...data,
        slug,
        title: `An article on pay, number ${index}`,
        status: 'published',
        published_at: new Date(now - index - 1).toISOString(),
      })),
    )
    .throwOnError();
  const wanted = slugs.slice(0, 200);
  const posts = await listPosts(local.visitor, wanted.toReversed());
  expect(posts.map(({ slug }) => slug)).toEqual(wanted);
  expect(await listPosts(local.visitor, [])).toEqual([]);
  const keys = await listPostKeys(local.visitor);
  expect(keys.slice(0, 1040).map(({ slug }) => slug)).toEqual(slugs);
  expect(keys.length).toBeGreaterThan(1050);
  expect(await listPostAddresses(local.visitor)).toEqual(expect.arrayContaining(slugs));
});
