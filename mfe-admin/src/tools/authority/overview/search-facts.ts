import { formatFigure } from '@talent/sdk/format';
import { countFact, type Fact } from '../../../charts/facts';
import type { AuthorityOverview } from '../api/fetch-authority-overview';
import { overviewTexts as text } from '../content/authority';

const DAY_MS = 86_400_000;
/** Weeks before the newest one whose figures say what is normal. */
const NORMAL_WEEKS = 8;

/**
 * Clicks and impressions of the newest seven days that were imported, against the seven before. A week counts only with
 * all of its days: a gap would look like a fall.
 */
export function searchFacts(days: AuthorityOverview['searchDays']): Fact[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const byDay = new Map(days.map((day) => [day.measured_on, day]));
  const weekOf = (ago: number, key: 'clicks' | 'impressions'): number | null => {
    let sum = 0;
    for (let at = 0; at < 7; at += 1) {
      const time = Date.parse(last.measured_on) - (ago * 7 + at) * DAY_MS;
      const day = byDay.get(new Date(time).toISOString().slice(0, 10));
      if (day === undefined) return null;
      sum += day[key];
    }
    return sum;
  };
  return (['clicks', 'impressions'] as const).flatMap((key) => {
    const value = weekOf(0, key);
    const before = weekOf(1, key);
    if (value === null || before === null) return [];
    const normal = Array.from({ length: NORMAL_WEEKS }, (_, at) => weekOf(at + 1, key))
      .filter((week) => week !== null)
      .toReversed();
    const fact = countFact({
      label: text.inWeek[key],
      value,
      before,
      normal,
      format: formatFigure,
    });
    return [{ ...fact, note: text.clicksNote(last.measured_on) }];
  });
}
