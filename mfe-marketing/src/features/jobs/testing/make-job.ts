import type { Job } from '../api/get-job';

/** An open job that is no sample; name only what the test is about. */
export function makeJob(job: Partial<Job> = {}): Job {
  return {
    slug: 'ranking-engineer',
    title: 'Ranking Engineer',
    role: 'machine-learning-engineer',
    level: 'senior',
    contract: 'permanent',
    workMode: 'hybrid',
    company: 'Example Marketplace',
    country: 'US',
    region: 'TX',
    city: 'Austin',
    place: 'Austin, TX',
    currency: 'USD',
    payMin: 172_000,
    payMax: 208_000,
    summary: 'Own the ranking model of a marketplace, from its features to the nightly release.',
    isSample: false,
    confirmedAt: '2026-11-20T09:00:00.000Z',
    paragraphs: ['Search & <ranking>.', 'A small team:\n- two engineers.'],
    statements: [],
    responsibilities: ['Train', 'Release'],
    requirements: ['Python', 'Judgement'],
    publishedAt: '2026-11-01T09:00:00.000Z',
    validThrough: '2027-01-31T00:00:00.000Z',
    lastDay: '2027-01-31',
    isOpen: true,
    ...job,
  };
}
