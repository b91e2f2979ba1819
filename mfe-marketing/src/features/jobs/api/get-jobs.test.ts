import {
  isOntario,
  payTransparencyViolations,
  type PostingFacts,
} from '@talent/jobs/pay-transparency';
import { startLocalData } from '@talent/backend/testing/local-data';
import { afterAll, expect, it } from 'vitest';
import { getJob } from './get-job';
import { getJobSlugs, getJobs } from './get-jobs';
import { getLocalPay } from './get-local-pay';
import { getRoleBands } from './get-role-bands';

const demo = { mode: 'demo' } as const;
const live = { mode: 'live' } as const;
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000).toISOString();

const row = {
  title: 'Ranking Engineer',
  role: 'machine-learning-engineer',
  level: 'senior',
  contract: 'permanent',
  work_mode: 'remote',
  company: 'Example Marketplace',
  country: 'CA',
  currency: 'CAD',
  pay_min: 120_000,
  pay_max: 150_000,
  summary: 'Own the ranking model of a marketplace, from features to release.',
  description: `${'First paragraph. '.repeat(8)}\n\nSecond paragraph.`,
  responsibilities: ['Train', 'Release'],
  requirements: ['Python', 'Judgement'],
  // Ontario's rules hold for a remote job of all of Canada too.
  vacancy_statement: 'This posting is for an existing vacancy.',
  ai_statement: 'No AI is used to screen applicants.',
  status: 'open',
  published_at: inDays(-3),
  valid_through: inDays(30),
};

const local = await startLocalData();
afterAll(() => local.stop());
await local.owner
  .from('jobs')
  .insert([
    { ...row, slug: 'open' },
    { ...row, slug: 'over', valid_through: inDays(-1) },
    { ...row, slug: 'closed', status: 'closed' },
    { ...row, slug: 'long-over', valid_through: inDays(-400) },
    { ...row, slug: 'planned', published_at: inDays(1) },
    { ...row, slug: 'draft', status: 'draft', published_at: null },
  ])
  .throwOnError();

const listed = async () => (await getJobs(local.visitor, demo, now)).map(({ slug }) => slug);

it('lists what takes applications now, and nothing that is over, closed, planned or a draft', async () => {
  const slugs = await listed();
  expect(slugs).toContain('open');
  for (const slug of ['over', 'closed', 'long-over', 'planned', 'draft']) {
    expect(slugs).not.toContain(slug);
  }
});

it('lists the samples of the seed, all of which say that they are', async () => {
  const samples = (await getJobs(local.visitor, demo, now)).filter(({ slug }) => slug !== 'open');
  expect(samples.length).toBeGreaterThanOrEqual(12);
  for (const { slug, isSample, company } of samples) {
    expect([isSample, company], slug).toEqual([
      true,
      expect.stringMatching(/^Example .* \(sample\)$/),
    ]);
  }
});

it('keeps pages of jobs that were over within a year', async () => {
  const slugs = await getJobSlugs(local.visitor, demo, now);
  expect(slugs).toEqual(expect.arrayContaining(['open', 'over', 'closed']));
  for (const slug of ['long-over', 'planned', 'draft']) expect(slugs).not.toContain(slug);
});

it('reads a job with its text in paragraphs, and says whether it is open', async () => {
  expect(await getJob(local.visitor, demo, 'open', now)).toMatchObject({
    payMin: 120_000,
    currency: 'CAD',
    paragraphs: [expect.stringContaining('First'), 'Second paragraph.'],
    isOpen: true,
  });
  expect((await getJob(local.visitor, demo, 'over', now)).isOpen).toBe(false);
  expect((await getJob(local.visitor, demo, 'closed', now)).isOpen).toBe(false);
});

it.each([
  [{}, 'Canada', '2999-01-31'],
  [{ region: 'NU' }, 'Nunavut', '2999-01-31'],
  [{ region: 'ON', city: 'Toronto' }, 'Toronto, ON', '2999-01-31'],
  [{ country: 'US', region: 'TX', currency: 'USD' }, 'Texas', '2999-01-31'],
  [{ country: 'US', region: 'HI', currency: 'USD' }, 'Hawaii', '2999-01-31'],
  [{ country: 'US', region: 'GU', currency: 'USD' }, 'Guam', '2999-02-01'],
])('says of a job with %j that it is in %s, and its last day there', async (place, name, day) => {
  const posted = { ...row, ...place, slug: 'placed' };
  const closes = { valid_through: '2999-02-01T04:59:59Z' };
  await local.owner
    .from('jobs')
    .insert({ ...posted, ...closes })
    .throwOnError();
  try {
    const job = await getJob(local.visitor, demo, 'placed', now);
    expect([job.place, job.lastDay]).toEqual([name, day]);
  } finally {
    await local.owner.from('jobs').delete().eq('slug', 'placed').throwOnError();
  }
});

it.each(['unknown', 'draft', 'planned'])('finds no job "%s"', async (slug) => {
  await expect(getJob(local.visitor, demo, slug, now)).rejects.toMatchObject({ code: 'not-found' });
});

it('has no samples on a live site: not in the list, not as pages, not under their addresses', async () => {
  const [sample] = (await getJobs(local.visitor, demo, now)).filter(({ isSample }) => isSample);
  const jobs = await getJobs(local.visitor, live, now);
  expect(jobs.map(({ slug }) => slug)).toEqual(['open']);
  expect(await getJobSlugs(local.visitor, live, now)).toEqual(['closed', 'open', 'over']);
  const opened = getJob(local.visitor, live, sample?.slug ?? '', now);
  await expect(opened).rejects.toMatchObject({ code: 'not-found' });
});

it('has 14 samples that keep the rules of pay transparency, Ontario’s among them', async () => {
  const columns =
    'slug, country, region, pay_min, pay_max, published_at, vacancy_statement, ai_statement, title, summary, description, requirements, responsibilities';
  const { data } = await local.owner.from('jobs').select(columns).eq('is_sample', true);
  const samples = (data ?? []) as (PostingFacts & { slug: string })[];
  expect(samples).toHaveLength(14);
  expect(samples.filter(isOntario).length).toBeGreaterThanOrEqual(3);
  for (const sample of samples) {
    expect(payTransparencyViolations(sample), sample.slug).toEqual([]);
    expect(sample.vacancy_statement).toContain('sample');
    expect(sample.ai_statement).not.toBeNull();
  }
});

it('keeps and lists every job when there are more than one answer of the database holds, those confirmed last first', async () => {
  /** Their slugs come before those of other jobs. */
  const many = Array.from({ length: 1040 }, (_, index) => `aaa-${String(index).padStart(4, '0')}`);
  const closed = { ...row, published_at: inDays(-240), valid_through: inDays(-210) };
  const { owner, visitor } = local;
  await owner
    .from('jobs')
    .insert(many.map((slug) => ({ ...closed, slug, status: 'closed' })))
    .throwOnError();
  expect(await getJobSlugs(visitor, live, now)).toEqual([...many, 'closed', 'open', 'over']);
  expect((await getJob(visitor, live, 'aaa-1039', now)).isOpen).toBe(false);

  const reopened = { status: 'open', closed_at: null, valid_through: inDays(30) } as const;
  await owner.from('jobs').update(reopened).like('slug', 'aaa-%').throwOnError();
  const confirmed = { confirmed_at: inDays(-1) };
  await owner.from('jobs').update(confirmed).eq('slug', 'open').throwOnError();
  const slugs = (await getJobs(visitor, live, now)).map(({ slug }) => slug);
  expect(slugs).toHaveLength(1041);
  expect([slugs[0], slugs[1], slugs.at(-1)]).toEqual(['aaa-0000', 'aaa-0001', 'open']);
});

const named = async (role: string) =>
  (await getRoleBands(local.visitor, [role])).map(
    ({ role: _, age: __, source: ___, ...figures }) => figures,
  );

it('the pay of a role gives the published band of a role in the United States, and in Canada for the whole country', async () => {
  expect((await named('data-scientist')).filter(({ level }) => level === null)).toEqual([
    {
      level: null,
      country: 'US',
      kind: 'half',
      low: 125_250,
      median: 157_500,
      high: 191_713,
      ranges: 2245,
    },
    {
      level: null,
      country: 'CA',
      kind: 'wages',
      low: 62_400,
      median: 95_992,
      high: 145_059,
      ranges: null,
    },
  ]);
});

it('the pay of a role gives each level that jobs have too', async () => {
  const bands = await named('data-scientist');
  expect(bands.map(({ level, median, ranges }) => [level, median, ranges])).toEqual([
    [null, 157_500, 2245],
    ['senior', 172_500, 1269],
    ['mid', 137_913, 822],
    ['entry', 110_000, 112],
    [null, 95_992, null],
  ]);
});

it('the pay of a role gives none for a role with too small a sample, or that is not in the data', async () => {
  expect(await named('computer-vision-engineer')).toEqual([]);
  expect(await named('generative-ai-engineer')).toEqual([]);
});

it('a job in a metro area has the filings for its title there, and no contract or remote job has them', async () => {
  const job = await getJob(local.visitor, demo, 'senior-machine-learning-engineer-sample', now);
  expect(job).toMatchObject({ city: 'Austin', region: 'TX' });
  expect(await getLocalPay(local.visitor, job)).toMatchObject({
    ...{ low: 119_413, median: 149_250, filings: 68 },
    age: expect.stringMatching(/^\S.* old\.$/),
  });
  expect(await getLocalPay(local.visitor, { ...job, contract: 'contract' })).toBeNull();
  expect(await getLocalPay(local.visitor, { ...job, city: null })).toBeNull();
  expect(await getLocalPay(local.visitor, { ...job, region: 'OH' })).toBeNull();
});
