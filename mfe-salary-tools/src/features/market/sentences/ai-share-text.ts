import { inWords } from '../../../calculations/listed';
import { aiShareWords, formatMarketShare, sinceYearBefore } from '@talent/jobs/market-change';
import { formatDay, formatEdition } from '@talent/sdk/format';
import { countryName, inSentence } from '../content/countries';
import type { CountryFigure, FrontFigure } from '../facts/country-figure';
import type { MarketLine } from '../facts/market-page';
import { addMonths } from '@talent/api/market/read-market';

/** A share that is more than so many times that of a year before needs a word on why. */
const STEEP = 2;

/** `AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025`. */
export function aiFinding({ code, change }: FrontFigure): string {
  return aiShareWords(change, code);
}

/** The share of each country in front, when it rose most, and that the source gives no reason. */
export function aiSentences(countries: readonly FrontFigure[]): string[] {
  return countries.flatMap((country) => {
    const { code, change, lastDay, lastValue } = country;
    const name = inSentence(code);
    const since = sinceYearBefore(change);
    return [
      `In ${formatEdition(change.month)}, ${formatMarketShare(change.value)} of the postings in ${name} named AI terms${since === null ? '' : `, ${since}`}. The newest daily value is ${formatMarketShare(lastValue)} (${formatDay(lastDay)}).`,
      ...steepSentences(country, name),
    ];
  });
}

function steepSentences(country: FrontFigure, name: string): string[] {
  const { before, value } = country.change;
  if (before === null || !isSteep(country)) return [];
  const steepest = steepestMonths(country.line);
  const when =
    steepest === null
      ? ''
      : ` It rose most from ${formatEdition(steepest.from)} to ${formatEdition(steepest.to)}.`;
  return [
    `The share in ${name} went from ${formatMarketShare(before.value)} to ${formatMarketShare(value)} within a year.${when} The source does not explain this, and we do not know the reason. We show it as it was published.`,
  ];
}

/** Marks on the chart where a share that more than doubled began to rise most. */
export function aiNotes(countries: readonly FrontFigure[]): { at: string; label: string }[] {
  return countries.flatMap((country) => {
    const steepest = isSteep(country) ? steepestMonths(country.line) : null;
    if (steepest === null) return [];
    const label = `${countryName(country.code)}: steepest from here to ${formatEdition(steepest.to)}`;
    return [{ at: steepest.from, label }];
  });
}

function isSteep({ change: { value, before } }: FrontFigure): boolean {
  return before !== null && value > STEEP * before.value;
}

/** How many of the countries were above the year before, and the lowest and highest share of the newest month. */
export function countriesFinding(shares: readonly CountryFigure[]): string | null {
  const compared = shares.filter(({ change }) => change.before !== null);
  const byShare = shares.toSorted((a, b) => a.change.value - b.change.value);
  const [low, high] = [byShare[0], byShare.at(-1)];
  if (compared.length < 2 || low === undefined || high === undefined) return null;
  const rose = compared.filter(({ change }) => change.value > (change.before?.value ?? 0)).length;
  const who =
    rose === compared.length
      ? `all ${inWords(rose)} countries`
      : `${rose} of ${compared.length} countries`;
  return `In ${formatEdition(high.change.month)}, ${who} were above the year before, from ${formatMarketShare(low.change.value)} in ${inSentence(low.code)} to ${formatMarketShare(high.change.value)} in ${inSentence(high.code)}`;
}

/**
 * The months between which a line rose most within its last year: the neighboring months that each rose by more than the
 * average month of the year, and together the most. Null for a line of less than a year, or one that did not rise.
 */
export function steepestMonths(line: MarketLine): { from: string; to: string } | null {
  const { values } = line;
  const start = values.length - 13;
  const rise = (values.at(-1) ?? 0) - (values[start] ?? 0);
  if (start < 0 || rise <= 0) return null;
  let best = { from: 0, to: 0, rise: 0 };
  let from: number | null = null;
  for (let at = start + 1; at < values.length; at += 1) {
    const step = (values[at] ?? 0) - (values[at - 1] ?? 0);
    if (step <= rise / 12) {
      from = null;
      continue;
    }
    from ??= at - 1;
    const together = (values[at] ?? 0) - (values[from] ?? 0);
    if (together > best.rise) best = { from, to: at, rise: together };
  }
  return { from: addMonths(line.firstMonth, best.from), to: addMonths(line.firstMonth, best.to) };
}
