import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getJob } from './get-job';
import { getJobSlugs, getJobs } from './get-jobs';

const live = { mode: 'live' } as const;
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000).toISOString();

const row = {
  title: 'Ranking Engineer',
  role: 'machine-learning-engineer',
  level: 'senior',
  contract: 'permanent',
  work_mode: 'hybrid',
  company: 'Example Harbour',
  country: 'US',
  region: 'TX',
  city: 'Austin',
  currency: 'USD',
  pay_min: 140_000,
  pay_max: 180_000,
  summary: 'Own the ranking model of a marketplace, from features to release.',
  description: 'First paragraph. '.repeat(8),
  responsibilities: ['Train', 'Release'],
  requirements: ['Python', 'Judgement'],
  published_at: inDays(-240),
  valid_through: inDays(-210),
};
/** More than one answer of the database holds; their slugs come before those of other jobs. */
const many = Array.from({ length: 1040 }, (_, index) => `aaa-${String(index).padStart(4, '0')}`);

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
  await local.owner
    .from('jobs')
    .insert([
      ...many.map((slug) => ({ ...row, slug, status: 'closed' })),
      ...['open-1', 'open-2', 'open-3'].map((slug) => ({
        ...row,
        slug,
        status: 'open',
        valid_through: inDays(30),
      })),
    ])
    .throwOnError();
}, 60_000);
afterAll(() => local.stop());

it('keeps the page of every open job, and of every closed one, when more than 1,000 closed within a year', async () => {
  const slugs = await getJobSlugs(local.visitor, live, now);
  expect(slugs).toEqual([...many, 'open-1', 'open-2', 'open-3']);
  expect((await getJobs(local.visitor, live, now)).map(({ slug }) => slug)).toEqual([
    'open-1',
    'open-2',
    'open-3',
  ]);
  expect((await getJob(local.visitor, live, 'aaa-1039', now)).isOpen).toBe(false);
});

it('lists every open job when there are more than 1,000, those confirmed last first', async () => {
  await local.owner
    .from('jobs')
    .update({ status: 'open', closed_at: null, valid_through: inDays(30) })
    .eq('status', 'closed')
    .throwOnError();
  await local.owner
    .from('jobs')
    .update({ confirmed_at: inDays(-1) })
    .like('slug', 'open-%')
    .throwOnError();
  const listed = (await getJobs(local.visitor, live, now)).map(({ slug }) => slug);
  expect(listed).toHaveLength(1043);
  expect(listed.slice(0, 2)).toEqual(['aaa-0000', 'aaa-0001']);
  expect(listed.slice(-3)).toEqual(['open-1', 'open-2', 'open-3']);
});
