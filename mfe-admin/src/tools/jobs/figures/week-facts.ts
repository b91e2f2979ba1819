import type { ReportFigures } from '@talent/jobs/report-figures';
import { shareOf } from '@talent/jobs/report-words';
import { formatCount } from '@talent/sdk/format';
import { countFact, type Fact } from '../../../charts/facts';
import { figureTexts as text } from '../content/jobs-report';

/** Weeks before this one whose figures say what is normal. */
const NORMAL_WEEKS = 8;

/** The week's own figures: each with its change, and the range of the eight weeks before. */
export function weekFacts({ totals, trend }: ReportFigures): Fact[] {
  const { tiles } = text;
  // The last week of the trend is the one of the report.
  const before = trend.slice(-1 - NORMAL_WEEKS, -1);
  const remote = shareOf(totals.remote, totals.open);
  const remoteBefore = shareOf(totals.remote_before, totals.open_before);
  const counts = (['new', 'closed', 'open'] as const).map((key) =>
    countFact({
      label: tiles[key],
      value: totals[key],
      before: totals[`${key}_before`],
      normal: before.map((week) => week[key]),
      format: formatCount,
    }),
  );
  return [
    ...counts,
    {
      label: tiles.remote,
      figure: remote ?? text.tooFew,
      note: remote === null ? text.tooFewNote : text.before(remoteBefore ?? text.tooFew),
    },
  ];
}
