import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { makeJob } from './testing/make-job';
import { jobHead } from './job-head';
import { jobPosting } from './job-posting';

const site = { ...defaultSite, brand: 'AI Talent Experts', origin: 'https://www.example.com' };

it('offers an open job with all that the format asks for', () => {
  expect(jobPosting(makeJob(), site)).toEqual({
    '@type': 'JobPosting',
    title: 'Ranking Engineer',
    description:
      '<p>Search &amp; &lt;ranking&gt;.</p><p>A small team.</p><ul><li>Train</li><li>Release</li></ul><ul><li>Python</li><li>Judgement</li></ul>',
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

it('says of remote contract work where it may be done from', () => {
  const job = makeJob({ workMode: 'remote', contract: 'contract', city: null, region: null });
  const posting = jobPosting(job, site);
  expect(posting).toMatchObject({
    employmentType: 'CONTRACTOR',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'United States' },
  });
  expect(posting).not.toHaveProperty('jobLocation');
});

it('lets an open job be indexed under its own address', () => {
  const head = jobHead(makeJob(), site);
  expect(head.robots).toBe('index, follow');
  expect(head.canonicalPath).toBe('/machine-learning-ai-jobs/ranking-engineer');
  expect(head.structuredData).toHaveLength(2);
});

it.each([
  ['a sample', { isSample: true }],
  ['a job that is over', { isOpen: false }],
])('keeps %s out of search engines', (_, facts) => {
  const head = jobHead(makeJob(facts), site);
  expect(head.robots).toBe('noindex, nofollow');
  expect(JSON.stringify(head.structuredData)).not.toContain('JobPosting');
});

it.each([
  ['short', 'Data Engineer', 'A short summary of forty characters or so.'],
  ['usual', 'Senior Machine Learning Engineer, Ranking', 'Summary. '.repeat(8)],
  ['long', 'Principal Research Scientist for Learned Simulation of Materials', 'word '.repeat(39)],
])(
  'keeps title and description of a %s posting to the length that is shown',
  (_, title, summary) => {
    const head = jobHead(makeJob({ title, summary }), site);
    expect(head.title).toMatch(/^.{30,60}$/);
    expect(head.title).toMatch(/[^…] \| AI Talent Experts$/);
    expect(head.description).toMatch(/^.{120,160}$/);
  },
);
