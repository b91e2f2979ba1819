// @vitest-environment jsdom
import { expect, it, afterEach } from 'vitest';
import { makeJob } from './testing/make-job';
import { choicesOf, filterJobs, filtersFrom, withFilter } from './job-filters';
import { defaultSite } from '@talent/sdk/site';
import { jobHead } from './job-head';
import { jobPosting } from './job-posting';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useOpenGroups, groupJobs } from './list/job-groups';
import { makeRoleBand } from './testing/make-role-band';
import { jobMarket } from './pay/job-market';
import { bandOf, medianDistance } from './pay/list-axis';
import { payScale, placeOf, scaleTicks } from '../pay-figures/pay-scale';

const austin = makeJob({ slug: 'austin' });
const montreal = makeJob({
  slug: 'montreal',
  title: 'NLP Engineer',
  role: 'nlp-engineer',
  country: 'CA',
  city: 'Montréal',
  region: 'QC',
  place: 'Montréal, QC',
  contract: 'contract',
  level: 'mid',
});
const anywhere = { city: null, region: null, place: 'United States', workMode: 'remote' } as const;
const remote = makeJob({ slug: 'remote', ...anywhere });
const inTexas = { ...anywhere, region: 'TX', place: 'Texas' } as const;
const texas = makeJob({ slug: 'texas', ...inTexas });
const jobs = [austin, montreal, remote, texas];

const found = (search: string) =>
  filterJobs(jobs, filtersFrom(new URLSearchParams(search))).map(({ slug }) => slug);

it.each([
  ['', ['austin', 'montreal', 'remote', 'texas']],
  ['role=nlp-engineer', ['montreal']],
  ['level=senior', ['austin', 'remote', 'texas']],
  ['mode=remote', ['remote', 'texas']],
  ['contract=contract', ['montreal']],
  ['place=us', ['austin', 'remote', 'texas']],
  ['place=us-tx', ['austin', 'texas']],
  ['place=austin-tx', ['austin']],
  ['q=texas', ['texas']],
  ['place=montreal-qc', ['montreal']],
  ['place=us&mode=hybrid', ['austin']],
  ['role=nlp-engineer&level=senior', []],
  ['role=no-such-role', []],
  ['q=MONTREAL', ['montreal']],
  ['q=ranking+austin', ['austin']],
  ['q=montr%C3%A9al', ['montreal']],
  ['q=n%E2%80%8Blp-engineer', ['montreal']],
  ['q=ranking+paris', []],
  ['q=%3Cscript%3E', []],
])('the jobs that fit to ?%s are %j', (search, slugs) => {
  expect(found(search)).toEqual(slugs);
});

it('keeps the other filters and foreign parameters when one changes', () => {
  const search = new URLSearchParams('utm_source=mail&role=nlp-engineer');
  expect(withFilter(search, 'level', 'mid').toString()).toBe(
    'utm_source=mail&role=nlp-engineer&level=mid',
  );
  expect(withFilter(search, 'role', '').toString()).toBe('utm_source=mail');
});

it('offers countries and then cities and states in which there is a job', () => {
  expect(choicesOf('place', jobs).map(({ value }) => value)).toEqual([
    'us',
    'ca',
    'austin-tx',
    'montreal-qc',
    'us-tx',
  ]);
  expect(choicesOf('place', [remote]).map(({ label }) => label)).toEqual(['United States']);
});

const postingSite = {
  ...defaultSite,
  brand: 'AI Talent Experts',
  origin: 'https://www.example.com',
};

it('a posting offers an open job with all that the format asks for', () => {
  expect(jobPosting(makeJob(), postingSite)).toEqual({
    '@type': 'JobPosting',
    title: 'Ranking Engineer',
    description:
      '<p>Search &amp; &lt;ranking&gt;.</p><p>A small team:<br>- two engineers.</p><ul><li>Train</li><li>Release</li></ul><ul><li>Python</li><li>Judgement</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'AI Talent Experts', value: 'ranking-engineer' },
    url: 'https://www.example.com/machine-learning-ai-jobs/ranking-engineer',
    datePosted: '2026-11-01T09:00:00.000Z',
    validThrough: '2027-01-31T00:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Example Marketplace' },
    directApply: true,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 172_000,
        maxValue: 208_000,
        unitText: 'YEAR',
      },
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Austin',
        addressRegion: 'TX',
        addressCountry: 'US',
      },
    },
  });
});

it('a posting says of remote contract work where it may be done from', () => {
  const job = makeJob({ ...anywhere, contract: 'contract' });
  const posting = jobPosting(job, postingSite);
  expect(posting).toMatchObject({
    employmentType: 'CONTRACTOR',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'United States' },
  });
  expect(posting).not.toHaveProperty('jobLocation');
});

it.each([
  ['US', 'TX', 'Texas, United States'],
  ['US', 'DC', 'District of Columbia, United States'],
  ['CA', 'NU', 'Nunavut, Canada'],
] as const)('a posting offers remote work of %s-%s there alone', (country, region, name) => {
  expect(jobPosting(makeJob({ ...inTexas, country, region }), postingSite)).toMatchObject({
    applicantLocationRequirements: { '@type': 'State', name },
  });
});

it('a posting lets an open job be indexed under its own address', () => {
  const head = jobHead(makeJob(), postingSite);
  expect(head.robots).toBe('index, follow');
  expect(head.canonicalPath).toBe('/machine-learning-ai-jobs/ranking-engineer');
  expect(head.structuredData).toHaveLength(2);
});

it.each([
  ['a sample', { isSample: true }],
  ['a job that is over', { isOpen: false }],
])('a posting keeps %s out of search engines', (_, facts) => {
  const head = jobHead(makeJob(facts), postingSite);
  expect(head.robots).toBe('noindex, nofollow');
  expect(JSON.stringify(head.structuredData)).not.toContain('JobPosting');
});

it.each([
  ['short', 'Data Engineer', 'A short summary of forty characters or so.'],
  ['usual', 'Senior Machine Learning Engineer, Ranking', 'Summary. '.repeat(8)],
  ['long', 'Principal Research Scientist for Learned Simulation of Materials', 'word '.repeat(39)],
])(
  'a posting keeps title and description of a %s posting to the length that is shown',
  (_, title, summary) => {
    const head = jobHead(makeJob({ title, summary }), postingSite);
    expect(head.title).toMatch(/^.{30,60}$/);
    expect(head.title).toMatch(/[^…] \| AI Talent Experts$/);
    expect(head.description).toMatch(/^.{120,160}$/);
  },
);

afterEach(cleanup);

it('the list remembers in the history entry which groups are open, beside the state of the router', () => {
  window.history.replaceState({ key: 'of-the-router' }, '');
  const list = renderHook(useOpenGroups);
  expect(list.result.current.isOpen('nlp-engineer')).toBe(false);
  act(() => list.result.current.setOpen('nlp-engineer', true));
  act(() => list.result.current.setOpen('data-scientist', true));
  act(() => list.result.current.setOpen('data-scientist', false));
  expect(window.history.state).toEqual({ key: 'of-the-router', openJobGroups: ['nlp-engineer'] });
  list.unmount();
  const again = renderHook(useOpenGroups);
  expect(again.result.current.isOpen('nlp-engineer')).toBe(true);
  expect(again.result.current.isOpen('data-scientist')).toBe(false);
});

it('the list starts closed on an entry that says something else under its key', () => {
  window.history.replaceState({ openJobGroups: 'all' }, '');
  expect(renderHook(useOpenGroups).result.current.isOpen('all')).toBe(false);
});

const jobsOf = (role: 'mlops-engineer' | 'nlp-engineer' | 'data-scientist', many: number) =>
  Array.from({ length: many }, (_, index) => makeJob({ role, slug: `${role}-${index}` }));
const sizes = (listed: ReturnType<typeof makeJob>[]) =>
  groupJobs(listed).map(({ role, shown, more }) => [role, shown.length, more.length]);

it('the list shows fifteen, divided between the kinds of work in their order, and a last single job instead of a button', () => {
  const listed = [
    ...jobsOf('data-scientist', 9),
    ...jobsOf('nlp-engineer', 2),
    ...jobsOf('mlops-engineer', 7),
  ];
  expect(sizes(listed)).toEqual([
    ['mlops-engineer', 5, 2],
    ['nlp-engineer', 2, 0],
    ['data-scientist', 5, 4],
  ]);
  const alone = [42, 16, 15].flatMap((many) => sizes(jobsOf('mlops-engineer', many)));
  expect(alone.map(([, ...counts]) => counts)).toEqual([
    [15, 27],
    [16, 0],
    [15, 0],
  ]);
});

const job = makeJob();
it('the market puts the job and its band on the axis of all jobs in the list', () => {
  const others = [job, makeJob({ slug: 'low', role: 'data-engineer', payMin: 102_000 })];
  expect(jobMarket(job, others, [makeRoleBand()])).toEqual({
    band: makeRoleBand(),
    axis: { from: 100_000, to: 215_000 },
  });
});

it('the market keeps a job on the axis that is over and not in the list any more', () => {
  const others = [makeJob({ slug: 'other', payMin: 180_000, payMax: 190_000 })];
  expect(jobMarket(job, others, [makeRoleBand()])?.axis.from).toBe(140_000);
});

it('the market gives nothing without a band of the role in the country and the currency of the job', () => {
  expect(jobMarket(job, [job], [])).toBeNull();
  expect(jobMarket(job, [job], [makeRoleBand({ role: 'nlp-engineer' })])).toBeNull();
  expect(jobMarket(job, [job], [makeRoleBand({ country: 'CA' })])).toBeNull();
  const inDollars = makeJob({ country: 'CA', currency: 'USD' });
  expect(jobMarket(inDollars, [inDollars], [makeRoleBand({ country: 'CA' })])).toBeNull();
});

const allLevels = makeRoleBand({ level: null });
const entry = makeRoleBand({ level: 'entry' });
it.each([
  ['its level', {}, [allLevels, entry, makeRoleBand()], 'senior'],
  ['all levels for a lead, whom no range names', { level: 'lead' }, [allLevels, entry], null],
  ['nothing for contract work', { contract: 'contract' }, [allLevels, entry], undefined],
] as const)('the market compares a job with %s', (_, facts, bands, level) => {
  expect(bandOf(makeJob(facts), bands)?.level).toBe(level);
});

it('the market compares the middle of a range with the median of its level, in percent from 100 ranges', () => {
  const senior = { level: 'senior', median: 200_000, ranges: 100 } as const;
  expect(medianDistance({ payMin: 172_000, payMax: 208_000 }, senior)).toBe(-5);
  expect(medianDistance({ payMin: 200_000, payMax: 240_000 }, senior)).toBe(10);
  expect(medianDistance({ payMin: 199_400, payMax: 200_000 }, senior)).toBe(0);
  expect(medianDistance(job, { ...senior, ranges: 99 })).toBeNull();
  expect(medianDistance(job, { ...senior, level: null })).toBeNull();
});

const axis = { from: 100_000, to: 200_000 };

it('the market begins and ends at whole five thousands around all jobs and bands', () => {
  const job = { low: 118_000, high: 142_000 };
  expect(payScale([job])).toEqual({ from: 115_000, to: 145_000 });
  expect(payScale([job, { low: 104_000, high: 231_000 }])).toEqual({
    from: 100_000,
    to: 235_000,
  });
  expect(payScale([{ low: 120_000, high: 120_000 }])).toEqual({ from: 120_000, to: 125_000 });
  expect(payScale([])).toBeNull();
});

it('the market places an amount in percent of its width, and what is beyond it at its ends', () => {
  expect([90_000, 100_000, 112_500, 200_000, 400_000].map((pay) => placeOf(axis, pay))).toEqual([
    0, 0, 12.5, 100, 100,
  ]);
});

it('the market labels every 50,000', () => {
  expect(scaleTicks(axis)).toEqual([100_000, 150_000, 200_000]);
  expect(scaleTicks({ from: 105_000, to: 145_000 })).toEqual([]);
});
