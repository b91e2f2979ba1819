import { aiShareSentence, formatMarketShare, marketChange } from '../market/market-change.ts';
import { weekDays } from './iso-week.ts';
import type { ReportFigures } from './report-figures.ts';
import { counted, shareOf } from './report-words.ts';

/** Title and description of a report: 30 to 90 and 120 to 165 characters. */
export interface ReportHeading {
  title: string;
  description: string;
}

/** Whether our board had no posting in the week and the week before. */
export function isBoardEmpty({ totals }: ReportFigures): boolean {
  return Object.values(totals).every((count) => count === 0);
}

/** Title and description, from the figures alone. A report on an empty board is named after the market. */
export function reportHeading(figures: ReportFigures): ReportHeading {
  const { market, totals } = figures;
  const days = weekDays(figures.starts_on);
  const share = market && marketChange(market, 'ai-share', 'US');
  const name = `AI jobs report ${figures.week}`;
  if (market !== null && isBoardEmpty(figures)) {
    const sentence = aiShareSentence(market, 'US');
    return {
      title: share
        ? `${name}: AI terms in ${formatMarketShare(share.value)} of US job postings`
        : `${name}: the job market in figures`,
      description:
        sentence === null
          ? `${days}: how many job postings in the US and Canada state pay or offer remote work, with sources, dates and the change.`
          : `${days}: ${sentence} With Canada, remote work and pay in postings.`,
    };
  }
  const title = `${name}: ${totals.new} new, ${totals.open} open`;
  const remote = shareOf(totals.remote, totals.open);
  const ofRemote = remote === null ? '' : `, ${remote} of them remote`;
  if (!share) {
    const news = counted(totals.new, 'new AI and machine learning posting');
    return {
      title,
      description: `${days}: ${news}, ${totals.closed} closed, ${totals.open} open at the end${ofRemote}, each with its weekly change.`,
    };
  }
  const news = counted(totals.new, 'new posting');
  return {
    title,
    description: `${days}: AI terms in ${formatMarketShare(share.value)} of US job postings. On our board: ${news}, ${totals.closed} closed, ${totals.open} open${ofRemote}, and the change.`,
  };
}
