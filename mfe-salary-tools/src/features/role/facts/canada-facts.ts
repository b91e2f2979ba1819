import type { SalaryData } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { countryColor } from '@talent/ui/chart-color';
import { convertBand } from '../../../calculations/bands/convert-pay';
import { conversionNote } from '../../../content/exchange-rate-text';
import { payDomain } from '../../../calculations/bands/pay-domain';
import { rolePage as text } from '../content/role-page';
import { occupationOf, officialBands } from './official-facts';
import type { RoleFacts } from './role-page-data';
import { sourceLines } from './source-line';
import { toRangeRow } from './to-range-row';

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
