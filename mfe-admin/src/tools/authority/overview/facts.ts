import { formatFigure } from '@talent/sdk/format';
import { countFact, type Fact } from '../../../charts/facts';
import type { AuthorityOverview } from '../api/authority';
import { overviewTexts as text } from '../content/authority';

const DAY_MS = 86_400_000;

/** The newest figure of each measure that was imported, with a note about its time. */
export function newestFacts(figures: AuthorityOverview) {
  const metrics = [...new Set(figures.figures.map(({ metric }) => metric))];
  const facts = metrics.map((metric) => ratingFact(figures, metric));
  const { backlinksOn, queriesOn, searchDays } = figures;
  if (backlinksOn !== null) {
    const note = `${text.backlinksNote}, ${text.asOf(backlinksOn)}`;
    facts.push({ label: text.backlinks, value: figures.backlinks, note });
    facts.push({ label: text.domains, value: figures.referringDomains, note });
  }
  if (queriesOn !== null) {
    facts.push({ label: text.queries, value: figures.queries, note: text.asOf(queriesOn) });
  }
  const last = searchDays.at(-1);
  if (last !== undefined) {
    const first = Date.parse(last.measured_on) - 28 * DAY_MS;
    const clicks = searchDays
      .filter(({ measured_on }) => Date.parse(measured_on) > first)
      .reduce((sum, day) => sum + day.clicks, 0);
    facts.push({ label: text.clicks, value: clicks, note: text.clicksNote(last.measured_on) });
  }
  return facts;
}

function ratingFact({ figures }: AuthorityOverview, metric: string) {
  const [newest, before] = figures.filter((figure) => figure.metric === metric).toReversed();
  const value = newest?.value ?? 0;
  const asOf = text.asOf(newest?.measured_on ?? '');
  if (before === undefined) return { label: metric, value, note: asOf };
  const change = value - before.value;
  const signed = `${change > 0 ? '+' : ''}${formatFigure(change)}`;
  return { label: metric, value, note: `${asOf}; ${text.since(signed, before.measured_on)}` };
}

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
