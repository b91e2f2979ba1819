import type {
  PayLevel,
  SalaryBand,
  SalaryData,
  SalarySource,
} from '@talent/api/salary/salary-data';
import type { Guide, GuideCanadianOccupation, GuideOccupation, GuideRole } from './guide';

const sourceKeys = {
  postings: 'ai-jobs-net',
  official: 'bls-oews',
  canada: 'ca-job-bank',
} as const;
const levels: readonly PayLevel[] = ['EN', 'MI', 'SE', 'EX'];

/** The salary data lacks a part that the guide needs. */
export class GuideDataError extends Error {
  readonly code = 'guide-data';

  constructor(message: string) {
    super(message);
    this.name = 'GuideDataError';
  }
}

/**
 * Arranges the public bands in the order of the guide.
 * @throws GuideDataError without a source, without a role of postings, or without an official occupation.
 */
export function toGuide(data: SalaryData): Guide {
  const sources = {
    postings: sourceOf(data, sourceKeys.postings),
    official: sourceOf(data, sourceKeys.official),
    canada: sourceOf(data, sourceKeys.canada),
  };
  const bands = guideBands(data);
  const guide = {
    version: data.version,
    updatedOn: Object.values(sources)
      .map(({ retrievedOn }) => retrievedOn)
      .reduce((newest, day) => (day > newest ? day : newest)),
    sources,
    roles: rolesOf(data, bands),
    occupations: occupationsOf(bands.filter(({ source }) => source === sourceKeys.official)),
    canada: canadaOf(bands.filter(({ source }) => source === sourceKeys.canada)),
  };
  for (const part of ['roles', 'occupations', 'canada'] as const) {
    if (guide[part].length === 0) throw new GuideDataError(`There are no bands for ${part}.`);
  }
  return guide;
}

function sourceOf({ sources }: SalaryData, key: string): SalarySource {
  const source = sources.find((candidate) => candidate.key === key);
  if (!source) throw new GuideDataError(`There is no source ${key}.`);
  return source;
}

/**
 * The bands that the guide shows: all work modes, of the newest period, and the earlier years of official figures.
 * Without distributions, which it does not draw.
 */
export function guideBands({ bands }: SalaryData): SalaryBand[] {
  return bands
    .filter(
      ({ workMode, current, source }) =>
        workMode === null && (current || source === sourceKeys.official),
    )
    .map((band) => ({ ...band, bins: null }));
}

function rolesOf(data: SalaryData, all: readonly SalaryBand[]): GuideRole[] {
  const bands = all.filter(
    ({ source, country, region }) =>
      source === sourceKeys.postings && country === 'US' && region === null,
  );
  return data.roles
    .flatMap(({ key, label }) => {
      const own = bands.filter(({ role }) => role === key);
      const all = own.find(({ level }) => level === null);
      const byLevel = levels.flatMap((level) => own.filter((band) => band.level === level));
      return all ? [{ key, label, all, levels: byLevel }] : [];
    })
    .toSorted((a, b) => byMedian(a.all, b.all) || a.label.localeCompare(b.label, 'en'));
}

function occupationsOf(bands: readonly SalaryBand[]): GuideOccupation[] {
  return bands
    .filter(({ current }) => current)
    .map((now) => ({
      role: now.role,
      ...namesOf(now),
      now,
      history: bands
        .flatMap(({ role, year, p50 }) =>
          role === now.role && p50 !== null ? [{ year, p50 }] : [],
        )
        .toSorted((a, b) => a.year - b.year),
    }))
    .toSorted((a, b) => byMedian(a.now, b.now));
}

function canadaOf(bands: readonly SalaryBand[]): GuideCanadianOccupation[] {
  const roles = [...new Set(bands.map(({ role }) => role))];
  return roles.flatMap((role) => {
    const own = bands.filter((band) => band.role === role).toSorted(byMedian);
    const [first] = own;
    if (!first) return [];
    return [
      {
        ...namesOf(first),
        country: own.find(({ region }) => region === null) ?? null,
        provinces: own.filter(({ region }) => region !== null && isProvince(region)),
        cities: own.filter(({ region }) => region !== null && !isProvince(region)),
      },
    ];
  });
}

/** Provinces have the two letters of their postal code, cities a slug. */
function isProvince(region: string): boolean {
  return /^[A-Z]{2}$/.test(region);
}

/** `SOC 15-2051 Data Scientists` in its two parts; an occupation without a code is its own name. */
function namesOf({ occupation, role }: SalaryBand): { code: string; name: string } {
  const [, code, name] = /^(\w+ [\d-]+) (.+)$/.exec(occupation ?? '') ?? [];
  return code && name ? { code, name } : { code: '', name: occupation ?? role };
}

function byMedian(a: SalaryBand, b: SalaryBand): number {
  return (b.p50 ?? -1) - (a.p50 ?? -1);
}
