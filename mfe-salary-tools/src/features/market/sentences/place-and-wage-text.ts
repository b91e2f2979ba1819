import { formatMarketShare, sinceYearBefore } from '@talent/jobs/market-change';
import { formatCount, formatDay, formatEdition, formatFigure } from '@talent/sdk/format';
import { inSentence } from '../content/countries';
import type { PlaceList } from '../facts/market-page';
import type { WageFigure } from '../facts/wage-figures';

const kinds = { US: 'US states', CA: 'Canadian provinces' } as const;

/** How many places are above February 2020, and the lowest and the highest of them. */
export function placesFinding({ country, day, rows }: Omit<PlaceList, 'finding'>): string {
  const above = rows.filter(({ value }) => value > 100).length;
  const district = rows.some(({ code }) => country === 'US' && code === 'DC') ? ' (with D.C.)' : '';
  const [low, high] = [rows.at(-1), rows[0]].map(
    (row) => row && `${formatFigure(row.value, 1)} in ${row.label}`,
  );
  return `On ${formatDay(day)}, ${above} of ${rows.length} ${kinds[country]}${district} had more job postings than on February 1, 2020: the index runs from ${low} to ${high}`;
}

/** `Posted wages grew 2.4% in the United States and 2.5% in Canada in the year to April 2026`. */
export function wageFinding(countries: readonly WageFigure[]): string {
  const words = countries.map(
    ({ code, change }) => `${formatMarketShare(change.value)} in ${inSentence(code)}`,
  );
  const month = formatEdition(countries[0]?.change.month ?? '');
  return `Posted wages grew ${words.join(' and ')} in the year to ${month}`;
}

/** Each country with the year before and its mean, and that no sector is software. @param sectors of the United States */
export function wageSentences(
  countries: readonly WageFigure[],
  sectors: readonly string[],
): string[] {
  const sentences = countries.map(({ code, change, mean, observations }) => {
    const since = sinceYearBefore(change);
    return `In the year to ${formatEdition(change.month)}, posted wages in ${inSentence(code)} grew ${formatMarketShare(change.value)}${since === null ? '' : `, ${since}`}. This rests on ${formatCount(observations)} postings, and the mean of three months is ${formatMarketShare(mean)}.`;
  });
  if (sectors.length === 0 || sectors.some((name) => /software/i.test(name))) return sentences;
  return [
    ...sentences,
    `None of the ${sectors.length} sectors in the source is software. So this is the growth of all jobs, and AI pay can have moved in another way.`,
  ];
}
