import type { MarketData } from '@talent/api/market/market-data';
import { cutText } from '@talent/protocol/text/cut-text';
import { jobCountries } from '../job-words.ts';
import { weekDays } from './iso-week.ts';
import { aiShareSentences } from './market-text.ts';
import type { ReportFigures } from './report-figures.ts';
import { isBoardEmpty } from './report-heading.ts';
import { amountOf, change, counted, shareOf, wordOf } from './report-words.ts';

/** Longest post that LinkedIn accepts, in characters. */
export const LINKEDIN_MOST = 3000;

/**
 * A short plain text about a report for LinkedIn, from its figures alone; the link is part of the post. It opens with the
 * market, and says what of it is our own board.
 */
export function linkedInText(figures: ReportFigures): string {
  const { market } = figures;
  const lines = [
    `AI jobs report ${figures.week}, ${weekDays(figures.starts_on)}`,
    '',
    ...(market === null ? [] : marketLines(market)),
    ...(market !== null && isBoardEmpty(figures)
      ? ['The report has the tables, the charts and how the figures are made.']
      : [
          ...(market === null ? [] : ['On our own job board:']),
          ...boardLines(figures),
          '',
          'The report has the tables, the pay ranges and how we count.',
        ]),
  ];
  // LinkedIn counts UTF-16 units.
  return cutText(lines.join('\n'), LINKEDIN_MOST, 'units');
}

function marketLines(market: MarketData): string[] {
  const said = aiShareSentences(market);
  if (said.length === 0) return [];
  const publishers = new Set(
    market.sources.map(({ publisher, licence }) => `${publisher}, ${licence}`),
  );
  return [...said, `Source: ${[...publishers].join('; ')}. We made monthly means.`, ''];
}

function boardLines({ totals, roles, pay, skills }: ReportFigures): string[] {
  const remote = shareOf(totals.remote, totals.open);
  const lines = [
    `${counted(totals.new, 'new posting')}, ${totals.closed} closed, ${totals.open} open (${change(totals.open, totals.open_before)} compared with the week before).`,
  ];
  if (remote !== null) lines.push(`${remote} of the open postings can be done remotely.`);
  const most = roles.filter(({ open }) => open > 0).slice(0, 3);
  if (most.length > 0) {
    const named = most.map(({ key, open }) => `${wordOf(key)} (${open})`);
    lines.push(`Most open postings: ${named.join(', ')}.`);
  }
  for (const { country, currency, role, n, median } of pay) {
    if (role !== null || median === null) continue;
    lines.push(
      `Median of posted pay ranges, ${jobCountries[country]}: ${amountOf(currency, median)} a year (${n} postings).`,
    );
  }
  if (skills.length > 0) {
    const named = skills.slice(0, 5).map(({ skill }) => skill);
    lines.push(`Skills in more postings than a week earlier: ${named.join(', ')}.`);
  }
  return lines;
}
