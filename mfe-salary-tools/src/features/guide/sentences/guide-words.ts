import { guideProse } from '../content/guide-prose';
import { publishedRoles, type Guide, type GuideWords } from '../facts/guide';
import {
  canadaFinding,
  historyFinding,
  officialFinding,
  overviewFinding,
  roleFinding,
} from './finding-text';
import { comparisonText, historyText } from './official-text';
import { officialFirst, overviewText } from './overview-text';
import { roleText } from './role-text';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { GuideCanadianOccupation } from '../facts/guide';
import { cad, percent } from '../facts/words';

/** Every paragraph of the guide, generated when the page is composed. */
export function guideWords(guide: Guide): GuideWords {
  const roles = publishedRoles(guide);
  const [opening, ...more] = guideProse.overview;
  return {
    ...guideProse,
    overview: [`${officialFirst(guide)} ${opening}`.trim(), ...more, ...overviewText(guide)],
    byRole: Object.fromEntries(roles.map((role) => [role.key, roleText(role, roles)])),
    us: [...guideProse.us, comparisonText(guide)],
    history: [...guideProse.history, historyText(guide).join(' ')].filter(Boolean),
    findings: {
      overview: overviewFinding(guide),
      us: officialFinding(guide),
      history: historyFinding(guide),
      byRole: Object.fromEntries(roles.map((role) => [role.key, roleFinding(role, roles)])),
      byCanadianOccupation: Object.fromEntries(
        guide.canada.map((occupation) => [occupation.code, canadaFinding(occupation)]),
      ),
    },
    byCanadianOccupation: Object.fromEntries(
      guide.canada.map((occupation) => [occupation.code, canadaText(occupation)]),
    ),
  };
}

/** Sentences on the places of an occupation; none where there is only one. */
export function canadaText(occupation: GuideCanadianOccupation): readonly string[] {
  return [
    ...ofProvinces(occupation),
    ...ofCities(occupation),
    ...withoutRange([occupation.country, ...occupation.provinces]),
  ];
}

function ofProvinces({ country, provinces }: GuideCanadianOccupation): string[] {
  const withMedian = provinces.filter(hasMedian);
  const [top, bottom] = [withMedian[0], withMedian.at(-1)];
  if (!top || !bottom || top === bottom) return [];
  const ends = `${nameOf(top)} has the highest provincial median, ${cad(top.p50)}, and ${nameOf(bottom)} the lowest, ${cad(bottom.p50)}`;
  if (!country || !hasMedian(country)) {
    return [`${ends}. Job Bank gives no figure for the whole country here.`];
  }
  const gap = top.p50 / country.p50 - 1;
  return [
    gap < 0.05
      ? `${ends}. Even the highest is only ${percent(gap)} above the median for the whole country, ${cad(country.p50)}.`
      : `${ends}. The median for the whole country is ${cad(country.p50)}, ${percent(1 - country.p50 / top.p50)} below the top.`,
  ];
}

function ofCities({ cities, country }: GuideCanadianOccupation): string[] {
  const withMedian = cities.filter(hasMedian);
  const [top, bottom] = [withMedian[0], withMedian.at(-1)];
  if (!top || !bottom || top === bottom || !country || !hasMedian(country)) return [];
  const gap = top.p50 / bottom.p50 - 1;
  return [
    `Among the cities, medians go from ${cad(bottom.p50)} in ${nameOf(bottom)} to ${cad(top.p50)} in ${nameOf(top)}, a difference of ${percent(gap)}${gap < 0.08 ? '. Two offers for the same job can differ by more' : ''}.`,
  ];
}

function withoutRange(bands: readonly (SalaryBand | null)[]): string[] {
  const shown = bands.filter((band) => band !== null);
  const isBare = shown.length > 0 && shown.every(({ p10, p90 }) => p10 === null && p90 === null);
  return isBare ? ['For this occupation our data has medians only.'] : [];
}

function hasMedian(band: SalaryBand): band is SalaryBand & { p50: number } {
  return band.p50 !== null;
}

function nameOf({ regionName }: SalaryBand): string {
  return regionName ?? 'Canada';
}
