import { loadSalaryData } from '@talent/data/load-salary-data';
import { startLocalData } from '@talent/backend/testing/local-data';
import { NotFoundError } from '@talent/sdk/server';
import { defaultSite } from '@talent/sdk/site';
import { afterAll, expect, it } from 'vitest';
import { rolesWithPage } from '../facts/role-facts';
import { getRolePage, getRolePosts } from './get-role-page';

const local = await startLocalData();
afterAll(() => local.stop());

const now = new Date();
const files: string[] = [];
const load = (key: string, mode: 'demo' | 'live' = 'demo') =>
  getRolePage(
    {
      data: local.visitor,
      site: { ...defaultSite, mode },
      publish: ({ name, body }) => {
        files.push(String(body));
        return `/_files/a/${name}`;
      },
    },
    key,
    now,
  );

it('shows the figures of the pay file, each different range counted once', async () => {
  const { facts, scores, salaries, carried, csv } = await load('machine-learning-engineer');
  // The data's own check values: 975 different ranges, median 192 thousand; singles come on top.
  expect(facts.lede).toMatch(/^The median is \$192,250 a year, based on 977 ranges\./);
  expect(facts.ladder?.rows.map(({ label }) => label)).toEqual([
    'All levels',
    'Entry level',
    'Mid level',
    'Senior',
    'Executive',
  ]);
  expect(scores).toMatchObject([
    { label: 'Median of reported ranges', p50: 192_250, n: '977 ranges' },
    { label: 'Median of filings', period: 'October 2024 to September 2025' },
    { label: 'Nearest official median: Data Scientists', n: '262,440 employed' },
  ]);
  const scientist = await load('data-scientist');
  expect(scientist.scores.map(({ label }) => label)).toEqual([
    'Official median',
    'Median of reported ranges',
  ]);
  expect(carried?.text[0]).toMatch(
    /^Median of reported pay ranges: \$192,250 \(2024–2025\) is about \$\d{3},\d00 in April 2026\. /,
  );
  expect(facts.canada?.own).toBe('CA$62,400, CA$95,992 and CA$145,059');
  expect(salaries.roles.map(({ key }) => key)).toEqual(['machine-learning-engineer']);
  expect(csv).toBe('/_files/a/machine-learning-engineer-pay-figures.csv');
  expect(files[0]).toContain('CC0 1.0');
});

it('lists articles on the role, and jobs of the board with samples on a demonstration only', async () => {
  const { posts, jobs } = await load('machine-learning-engineer');
  expect(posts[0]?.slug).toBe('what-ai-engineers-earn-in-the-us-and-canada');
  expect(posts).toHaveLength(4);
  for (const { title } of posts.slice(1)) {
    expect(title.toLowerCase()).toMatch(
      /machine learning engineer|ml engineer|machine learning hire/,
    );
  }
  expect(jobs.every(({ company }) => company.endsWith('(sample)'))).toBe(true);
  expect(jobs.length).toBeGreaterThan(0);
  expect((await load('machine-learning-engineer', 'live')).jobs).toEqual([]);
});

it.each(['research-scientist', 'astronaut', '', '../data-scientist'])(
  'has no page for “%s”',
  async (key) => {
    await expect(load(key)).rejects.toBeInstanceOf(NotFoundError);
  },
);

it('makes a page for each open role, and for no other', async () => {
  expect(rolesWithPage(await loadSalaryData(local.visitor))).toEqual([
    'machine-learning-engineer',
    'ai-engineer',
    'data-scientist',
  ]);
});

it('lists the articles about pay first, also when 1,040 newer ones are about something else', async () => {
  const before = await getRolePosts(local.visitor, ['ml engineer'], now);
  expect(before[0]?.slug).toBe('what-ai-engineers-earn-in-the-us-and-canada');
  const { data: sample } = await local.owner
    .from('blog_posts')
    .select('author_id, description, audience')
    .eq('slug', 'what-ai-engineers-earn-in-the-us-and-canada')
    .single()
    .throwOnError();
  await local.owner
    .from('blog_posts')
    .insert(
      Array.from({ length: 1040 }, (_, index) => ({
        ...sample,
        slug: `newer-${index}`,
        body: 'A short text.',
        title: `A newer article on hiring, number ${index}`,
        topic: 'hiring',
        status: 'published',
        published_at: now.toISOString(),
      })),
    )
    .throwOnError();
  expect(await getRolePosts(local.visitor, ['ml engineer'], now)).toEqual(before);
});
