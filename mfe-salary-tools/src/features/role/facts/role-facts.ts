import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { hasWidth } from '../../../calculations/bands/band-shape';
import { formatSample } from '../../../content/reported-ranges';
import type { RoleLinks } from '../content/role-links';
import { canadaFacts, officialFacts, officialLead } from './official-facts';
import { ladderFacts, moverFacts } from './ladder-facts';
import type { RoleFacts, YearFacts } from './role-page-data';
import { trendFinding } from '../../../content/findings';
import { isPartOfYear } from '../../../calculations/bands/part-of-year';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { rolePage as text } from '../content/role-page';
import { sourceLines } from './source-lines';
import type { MeasuredPay } from '../../../content/carried-pay';
import { agesOf } from '../../../content/source-dates';

const REPORTED = 'ai-jobs-net';

/**
 * Everything that a role's page says, from the figures.
 * @returns null where the role is unknown, not open, or has no headline figure.
 */
export function roleFacts(data: SalaryData, key: string, links: RoleLinks): RoleFacts | null {
  const role = data.roles.find((each) => each.key === key);
  const own = reportedBands(data, key);
  const all = headlineOf(own);
  if (!role?.open || !all) return null;
  const { label } = role;
  const lead = officialLead(all, data);
  const current = own.filter((band) => band.current);
  return {
    key,
    label,
    lede: lead ? `${officialLedeOf(lead)} ${reportedSecond(all)}` : ledeOf(all),
    ages: (lead ? [lead, all] : [all]).map((band) => ageOf(band, data)).join(' '),
    isOfficialFirst: lead !== null,
    short: lead
      ? `official median ${formatPay(lead.p50 ?? 0, 'USD')} in ${lead.period}`
      : shortOf(all),
    ladder: ladderFacts(label, current, data),
    years: yearFacts(label, own, data),
    official: officialFacts(label, all, data, links.nearest),
    canada: canadaFacts(key, data, links.nearest),
    movers: moverFacts(current),
  };
}

/** The median that leads a role's page, with its period. */
export function measuredPay(data: SalaryData, key: string): MeasuredPay | null {
  const all = headlineOf(reportedBands(data, key));
  const lead = all && officialLead(all, data);
  const band = lead ?? all;
  if (!band || band.p50 === null) return null;
  const { p50, period, source } = band;
  const to = data.sources.find((one) => one.key === source)?.ages?.[period]?.to;
  const label = lead ? 'Official median' : 'Median of reported pay ranges';
  return to === undefined ? null : { label, p50, period, to };
}

/** Keys of the roles that have a page: open, with a headline figure. */
export function rolesWithPage(data: SalaryData): string[] {
  return data.roles
    .filter(({ open, key }) => open && headlineOf(reportedBands(data, key)) !== undefined)
    .map(({ key }) => key);
}

/** The reported ranges of a role in the whole country. */
export function reportedBands({ bands }: Pick<SalaryData, 'bands'>, role: string): SalaryBand[] {
  return bands.filter(
    (band) => band.source === REPORTED && band.role === role && band.region === null,
  );
}

/** The headline figure among reported ranges; undefined where it is withheld. */
export function headlineOf(bands: readonly SalaryBand[]): SalaryBand | undefined {
  return bands.find(
    ({ current, level, workMode, p50 }) =>
      current && level === null && workMode === null && p50 !== null,
  );
}

function ledeOf(band: SalaryBand): string {
  const { p25, p50, p75, interval, currency } = band;
  const pay = (amount: number | null) => formatPay(amount ?? 0, currency);
  const sentences = [
    `The median is ${pay(p50)} a year, based on ${formatSample(band)}.`,
    p25 !== null &&
      p75 !== null &&
      hasWidth(band) &&
      `The middle half is ${pay(p25)} to ${pay(p75)}.`,
    interval && `The 95% interval of the median is ${pay(interval.low)} to ${pay(interval.high)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function officialLedeOf(band: SalaryBand): string {
  const { p25, p50, p75, n } = band;
  const pay = (amount: number | null) => formatPay(amount ?? 0, 'USD');
  const people = n === null ? '' : `, based on ${formatSample(band)} in the occupation`;
  const half =
    p25 === null || p75 === null ? '' : ` The middle half is ${pay(p25)} to ${pay(p75)}.`;
  return `The official median is ${pay(p50)} a year${people}.${half}`;
}

/** Says how the older figures differ from the official ones before them. */
function reportedSecond(band: SalaryBand): string {
  return `Reported pay ranges are older and are what employers offer: their median is ${formatPay(band.p50 ?? 0, band.currency)}, based on ${formatSample(band)}.`;
}

function ageOf(band: SalaryBand, { sources }: SalaryData): string {
  return agesOf(
    [band],
    sources.find(({ key }) => key === band.source),
  );
}

function shortOf(band: SalaryBand): string {
  const { p25, p50, p75, currency } = band;
  const pay = (amount: number | null) => formatPay(amount ?? 0, currency);
  const half = p25 === null || p75 === null || p25 === p75;
  return half ? `median ${pay(p50)}` : `median ${pay(p50)}, middle half ${pay(p25)} to ${pay(p75)}`;
}

function yearFacts(
  label: string,
  bands: readonly SalaryBand[],
  data: SalaryData,
): YearFacts | null {
  const years = bands
    .filter(
      ({ level, workMode, period, p50 }) =>
        level === null && workMode === null && /^\d{4}$/.test(period) && p50 !== null,
    )
    .toSorted((a, b) => a.year - b.year);
  if (years.length < 2) return null;
  const isPart = (band: SalaryBand) =>
    isPartOfYear(
      band,
      data.sources.find(({ key }) => key === band.source),
    );
  const whole = years.filter((band) => !isPart(band));
  return {
    headline: trendFinding([{ label, bands: whole }]) ?? `${label}: median pay by year`,
    subtitle: `Median of reported pay ranges, ${text.unit}`,
    points: years.map((band) => ({
      at: band.period,
      value: band.p50,
      isSmall: band.n !== null && band.n < SMALL_SAMPLE,
      isPart: isPart(band),
    })),
    sources: sourceLines(years, data),
  };
}
