import { isOutOfSeason } from '@talent/api/salary/data-age';
import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { roleColor, countryColor } from '@talent/ui/chart-color';
import { isHeadline } from '../../../calculations/bands/headline';
import { payDomain } from '../../../calculations/bands/pay-domain';
import { rolePage as text } from '../content/role-page';
import type { RoleFacts } from './role-page-data';
import { sourceLines } from './source-lines';
import { toRangeRow } from '../../../content/range-row';
import { convertBand } from '../../../calculations/bands/convert-pay';
import { conversionNote } from '../../../content/exchange-rate-text';

/** Official occupations of a source and the whole country: the role itself, or else the nearest ones that it has. */
export function officialBands(
  { bands }: Pick<SalaryData, 'bands'>,
  source: string,
  role: string,
  nearest: readonly string[],
): SalaryBand[] {
  const of = (key: string) =>
    bands.filter(
      (band) =>
        band.source === source &&
        band.role === key &&
        band.region === null &&
        isHeadline(band) &&
        band.p50 !== null,
    );
  const own = of(role);
  return own.length > 0 ? own : nearest.flatMap(of);
}

/** Official pay of the role's own occupation where it leads: the reported ranges are out of season. Else null. */
export function officialLead(all: SalaryBand, data: SalaryData): SalaryBand | null {
  const age = data.sources.find(({ key }) => key === all.source)?.ages?.[all.period];
  return isOutOfSeason(age) ? (officialBands(data, 'bls-oews', all.role, [])[0] ?? null) : null;
}

/** Reported ranges beside official wages of the United States, the leading ones first; null where official statistics have nothing near. */
export function officialFacts(
  label: string,
  all: SalaryBand,
  data: SalaryData,
  nearest: readonly string[],
): RoleFacts['official'] {
  const official = officialBands(data, 'bls-oews', all.role, nearest);
  const [first] = official;
  if (!first || all.p50 === null || first.p50 === null) return null;
  const isNearest = first.role !== all.role;
  const pay = (amount: number) => formatPay(amount, 'USD');
  const isFirst = officialLead(all, data) !== null;
  const rows = [
    toRangeRow(all, text.rows.reported, isFirst ? 'muted' : roleColor(all.role)),
    ...official.map((band) =>
      toRangeRow(
        band,
        `${text.rows.official}: ${occupationOf(band)}`,
        isFirst ? roleColor(all.role) : 'muted',
      ),
    ),
  ];
  const medians = [
    `${pay(first.p50)} in official wages`,
    `${pay(all.p50)} in reported ranges`,
  ] as const;
  return {
    isNearest,
    headline: isNearest
      ? `${label}: reported ranges have a median of ${pay(all.p50)}; the official median of ${occupationOf(first)} is ${pay(first.p50)}`
      : `${label}: the median is ${(isFirst ? medians : medians.toReversed()).join(' and ')}`,
    subtitle: `Reported pay ranges and official wages, ${text.unit}`,
    rows: isFirst ? rows.toReversed() : rows,
    domain: payDomain([all, ...official]) ?? null,
    sources: sourceLines([all, ...official], data),
  };
}

/** `Data Scientists` from `SOC 15-2051 Data Scientists`. */
export function occupationOf({ occupation, role }: SalaryBand): string {
  return occupation?.replace(/^(SOC|NOC) [\d-]+ /, '') ?? role;
}

/** Official wages of the same occupation in both countries, in US dollars; null where one of them has none. */
export function canadaFacts(
  role: string,
  data: SalaryData,
  nearest: readonly string[],
): RoleFacts['canada'] {
  const [canadian] = officialBands(data, 'ca-job-bank', role, nearest);
  if (!canadian || canadian.p50 === null) return null;
  const [american] = officialBands(data, 'bls-oews', canadian.role, []);
  if (!american || american.p50 === null) return null;
  const inUsd = convertBand(canadian, 'USD', data.exchangeRate);
  const occupation = occupationOf(american);
  const own = (amount: number | null) => formatPay(amount ?? 0, canadian.currency);
  return {
    isNearest: canadian.role !== role,
    headline: `${occupation}: the official median is ${formatPay(american.p50, 'USD')} in the United States and ${formatPay(inUsd.p50 ?? 0, 'USD')} in Canada`,
    subtitle: `Official wages of the occupation, ${text.unit}`,
    rows: [
      toRangeRow(american, text.rows.us, countryColor('US')),
      toRangeRow(inUsd, text.rows.ca, countryColor('CA')),
    ],
    own:
      canadian.p10 === null || canadian.p90 === null
        ? `${own(canadian.p50)} (median only)`
        : `${own(canadian.p10)}, ${own(canadian.p50)} and ${own(canadian.p90)}`,
    rate: conversionNote(data.exchangeRate),
    rateUrl: data.exchangeRate.url,
    domain: payDomain([american, inUsd]) ?? null,
    sources: sourceLines([american, canadian], data),
  };
}
