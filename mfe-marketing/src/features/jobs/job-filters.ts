import { holdsWords } from '@talent/protocol/text/plain-words';
import { cutText } from '@talent/protocol/text/cut-text';
import { tidyText } from '@talent/protocol/text/tidy-text';
import {
  jobCountries,
  jobContracts,
  jobLevels,
  jobRoles,
  jobWorkModes,
} from '@talent/jobs/job-words';
import type { JobSummary } from './api/get-jobs';
import { placeKey } from './job-path';
import { useHydrated } from '@talent/ui/use-hydrated';
import { useSearchParams } from '@talent/sdk';

const filterNames = ['q', 'role', 'level', 'place', 'mode', 'contract'] as const;

export type FilterName = (typeof filterNames)[number];

/** The filters of the list. Each is in the address under its name, and empty where it narrows nothing. */
export type JobFilters = Readonly<Record<FilterName, string>>;

interface WordFilter {
  words: Readonly<Record<string, string>>;
  valueOf: (job: JobSummary) => string;
}

const wordFilters: Readonly<Record<Exclude<FilterName, 'q' | 'place'>, WordFilter>> = {
  role: { words: jobRoles, valueOf: ({ role }) => role },
  level: { words: jobLevels, valueOf: ({ level }) => level },
  mode: { words: jobWorkModes, valueOf: ({ workMode }) => workMode },
  contract: { words: jobContracts, valueOf: ({ contract }) => contract },
};

/** One answer of a filter. */
export interface FilterChoice {
  value: string;
  label: string;
}

/** The filters of an address. An unknown value matches no job. */
export function filtersFrom(search: URLSearchParams): JobFilters {
  const named = filterNames.map((name) => [
    name,
    cutText(tidyText(search.get(name) ?? '').trim(), 100),
  ]);
  return Object.fromEntries(named) as JobFilters;
}

export const noFilters = filtersFrom(new URLSearchParams());

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
  const { q, place, ...chosen } = filters;
  return jobs.filter(
    (job) =>
      Object.entries(wordFilters).every(([name, { valueOf }]) => {
        const value = chosen[name as keyof typeof chosen];
        return value === '' || valueOf(job) === value;
      }) &&
      // A job in a city is found under its state and country as well.
      ['', ...countryAndRegion(job), placeKey(job)].includes(place) &&
      holdsEveryWord(job, q),
  );
}

function countryAndRegion({ country, region }: JobSummary): string[] {
  const key = country.toLowerCase();
  return region === null ? [key] : [key, `${key}-${region.toLowerCase()}`];
}

function holdsEveryWord(job: JobSummary, q: string): boolean {
  const labels = Object.values(wordFilters).map(({ words, valueOf }) => words[valueOf(job)]);
  const { title, company, summary, place, country } = job;
  const text = [title, company, summary, place, jobCountries[country], ...labels].join(' ');
  return holdsWords(text, q);
}

/**
 * The answers of a filter that fit at least one job: in the order of its words, or countries and then the states of remote
 * jobs and the cities.
 */
export function choicesOf(
  name: Exclude<FilterName, 'q'>,
  jobs: readonly JobSummary[],
): FilterChoice[] {
  if (name === 'place') return placeChoices(jobs);
  const { words, valueOf } = wordFilters[name];
  return Object.entries(words)
    .filter(([value]) => jobs.some((job) => valueOf(job) === value))
    .map(([value, label]) => ({ value, label }));
}

function placeChoices(jobs: readonly JobSummary[]): FilterChoice[] {
  const countries = Object.entries(jobCountries)
    .filter(([country]) => jobs.some((job) => job.country === country))
    .map(([country, label]) => ({ value: country.toLowerCase(), label }));
  const places = new Map(
    jobs
      .filter(({ city, region }) => (city ?? region) !== null)
      .map((job) => [placeKey(job), job.place]),
  );
  const sorted = [...places]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  return [...countries, ...sorted];
}

export interface JobFilterState {
  filters: JobFilters;
  choose: (name: FilterName, value: string) => void;
  clear: () => void;
}

/**
 * The filters in the address. None until the page reacts: the served page is the same for every search,
 * and the first browser render has to equal it.
 */
export function useJobFilters(): JobFilterState {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  return {
    filters: isHydrated ? filtersFrom(search) : noFilters,
    choose: (name, value) => {
      // The search as a whole is one history entry, not each letter of it.
      const goesOn = name === 'q' && search.get('q') !== null && value.trim() !== '';
      // From the address itself: a quick second letter can come before the state holds the first.
      const current = new URLSearchParams(window.location.search);
      setSearch(withFilter(current, name, value), { replace: goesOn });
    },
    clear: () => setSearch({}),
  };
}
