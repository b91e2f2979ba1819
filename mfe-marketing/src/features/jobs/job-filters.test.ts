import { expect, it } from 'vitest';
import { makeJob } from './testing/make-job';
import { choicesOf, filterJobs, filtersFrom, withFilter } from './job-filters';

const austin = makeJob({ slug: 'austin' });
const montreal = makeJob({
  slug: 'montreal',
  title: 'NLP Engineer',
  role: 'nlp-engineer',
  country: 'CA',
  city: 'Montréal',
  region: 'QC',
  contract: 'contract',
  level: 'mid',
});
const remote = makeJob({ slug: 'remote', city: null, region: null, workMode: 'remote' });
const jobs = [austin, montreal, remote];

const found = (search: string) =>
  filterJobs(jobs, filtersFrom(new URLSearchParams(search))).map(({ slug }) => slug);

it.each([
  ['', ['austin', 'montreal', 'remote']],
  ['role=nlp-engineer', ['montreal']],
  ['level=senior', ['austin', 'remote']],
  ['mode=remote', ['remote']],
  ['contract=contract', ['montreal']],
  ['place=us', ['austin', 'remote']],
  ['place=montreal-qc', ['montreal']],
  ['place=us&mode=hybrid', ['austin']],
  ['role=nlp-engineer&level=senior', []],
  ['role=no-such-role', []],
  ['q=MONTREAL', ['montreal']],
  ['q=ranking+austin', ['austin']],
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

it('offers countries and then cities in which there is a job', () => {
  expect(choicesOf('place', jobs).map(({ value }) => value)).toEqual([
    'us',
    'ca',
    'austin-tx',
    'montreal-qc',
  ]);
  expect(choicesOf('place', [remote]).map(({ label }) => label)).toEqual(['United States']);
});
