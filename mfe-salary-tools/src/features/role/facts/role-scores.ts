import type { SalaryData } from '@talent/api/salary/salary-data';
import { formatCount } from '@talent/sdk/format';
import type { PlaceIndex } from '../../../calculations/places/place-index';
import { formatSample } from '../../../content/reported-ranges';
import type { Score } from '../../../content/scorecard';
import { HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import { rolePage as text } from '../content/role-page';
import { headlineOf, reportedBands } from './role-facts';
import { occupationOf, officialBands, officialLead } from './official-facts';

/** The medians of a role in the United States: the one that its page leads with, then official pay, filings and reported ranges. */
export function roleScores(
  data: SalaryData,
  index: Pick<PlaceIndex, 'cellsOf'>,
  { role, nearest }: { role: string; nearest: readonly string[] },
): Score[] {
  const all = headlineOf(reportedBands(data, role));
  if (!all || all.p50 === null) return [];
  const { scores: words } = text;
  const [official] = officialBands(data, 'bls-oews', role, nearest);
  const isOwn = official?.role === role;
  const filings = index
    .cellsOf(role, null)
    .find(({ nKind, n }) => nKind === 'filings' && (n ?? 0) >= HEADLINE_SAMPLE);
  const of = (
    label: string,
    { p50, period }: { p50: number | null; period: string },
    n: string | null,
  ) => (p50 === null ? [] : [{ label, p50, period, n }]);
  const reported = of(words.reported, all, formatSample(all));
  const own = [
    ...(official
      ? of(
          isOwn ? words.official : `${words.nearest} ${occupationOf(official)}`,
          official,
          formatSample(official),
        )
      : []),
    ...(filings ? of(words.filings, filings, `${formatCount(filings.n ?? 0)} filings`) : []),
  ];
  return officialLead(all, data) ? [...own, ...reported] : [...reported, ...own.toReversed()];
}
