import {
  jobCountries,
  jobContracts,
  jobLevels,
  jobRoles,
  jobWorkModes,
} from '@talent/jobs/job-words';
import type { JobSummary } from './api/get-jobs';
import { placeKey, placeOf } from './job-place';

/** The filters of the list. Each is in the address under its name, and empty where it narrows nothing. */
export interface JobFilters {
  q: string;
  role: string;
  level: string;
  place: string;
  mode: string;
  contract: string;
}

export const noFilters: JobFilters = {
  q: '',
  role: '',
  level: '',
  place: '',
  mode: '',
  contract: '',
};

export type FilterName = keyof JobFilters;

export const filterNames = Object.keys(noFilters) as readonly FilterName[];

/** One answer of a filter. */
export interface FilterChoice {
  value: string;
  label: string;
}

/** The filters of an address. An unknown value matches no job. */
export function filtersFrom(search: URLSearchParams): JobFilters {
  const named = filterNames.map((name) => [name, (search.get(name) ?? '').trim().slice(0, 100)]);
  return { ...noFilters, ...(Object.fromEntries(named) as Partial<JobFilters>) };
}

/** The address's search with one filter changed; empty ones are left out, other parameters stay. */
export function withFilter(
  search: URLSearchParams,
  name: FilterName,
  value: string,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value.trim() === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

export function hasFilters(filters: JobFilters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

/** The jobs that fit every filter. */
export function filterJobs(jobs: readonly JobSummary[], filters: JobFilters): JobSummary[] {
  return jobs.filter((job) => fits(job, filters));
}

function fits(job: JobSummary, { q, role, level, place, mode, contract }: JobFilters): boolean {
  return (
    (role === '' || job.role === role) &&
    (level === '' || job.level === level) &&
    (place === '' || placesOf(job).includes(place)) &&
    (mode === '' || job.workMode === mode) &&
    (contract === '' || job.contract === contract) &&
    holdsEveryWord(job, q)
  );
}

/** A job in a city is found under its country as well. */
function placesOf(job: JobSummary): string[] {
  return [job.country.toLowerCase(), placeKey(job)];
}

function holdsEveryWord(job: JobSummary, q: string): boolean {
  const text = plain(
    [
      job.title,
      job.company,
      job.summary,
      placeOf(job),
      jobCountries[job.country],
      jobRoles[job.role],
      jobLevels[job.level],
      jobWorkModes[job.workMode],
      jobContracts[job.contract],
    ].join(' '),
  );
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Lower case without accents: `Montréal` is found by `montreal`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Countries and then cities of the jobs that there are. */
export function placeChoices(jobs: readonly JobSummary[]): FilterChoice[] {
  const inCountries = Object.entries(jobCountries)
    .filter(([country]) => jobs.some((job) => job.country === country))
    .map(([country, label]) => ({ value: country.toLowerCase(), label }));
  const cities = new Map(
    jobs.filter(({ city }) => city !== null).map((job) => [placeKey(job), placeOf(job)]),
  );
  const sorted = [...cities]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
  return [...inCountries, ...sorted];
}

/** The answers of a list of words that fit at least one job, in the list's order. */
export function choicesOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
  used: readonly Value[],
): FilterChoice[] {
  return (Object.entries(words) as [Value, string][])
    .filter(([value]) => used.includes(value))
    .map(([value, label]) => ({ value, label }));
}
