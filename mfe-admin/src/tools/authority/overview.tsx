import { formatFigure } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import { FactTiles } from '../../charts/fact-tiles';
import { countFact, type Fact } from '../../charts/facts';
import { LineChart, StackedLines, type LineChartProps } from '../../charts/line-chart';
import { overviewTexts as text } from './content/authority';
import type { AuthorityFigures } from './queries';

export function AuthorityOverview({ figures }: { figures: AuthorityFigures }) {
  const facts = newestFacts(figures);
  if (facts.length === 0) {
    return <Notice title={text.nothing}>{text.nothingText}</Notice>;
  }
  const { searchDays, backlinkMonths } = figures;
  const ratings = [...Map.groupBy(figures.figures, ({ metric }) => metric)].map(([key, rows]) => ({
    key,
    label: key,
    points: rows.map(({ measured_on, value }) => ({ at: measured_on, value })),
  }));
  const searches = (['clicks', 'impressions'] as const).map((key) => ({
    key,
    label: text[`${key}Line`],
    points: searchDays.map((day) => ({ at: day.measured_on, value: day[key] })),
  }));
  const known = backlinkMonths.map(({ month, in_all }) => ({
    at: month.slice(0, 7),
    value: in_all,
  }));
  return (
    <>
      <FactTiles facts={[...facts, ...searchFacts(searchDays)]} />
      {ratings.length === 0 && <p className="text-ink-muted mb-6">{text.noRating}</p>}
      <div className="grid gap-x-8 gap-y-8 xl:grid-cols-2">
        <Chart label={text.charts.ratings} series={ratings} />
        <Chart label={text.charts.clicks} series={searches} isStacked />
        <Chart
          label={text.charts.backlinks}
          series={[{ key: 'known', label: text.knownLine, points: known }]}
        />
      </div>
    </>
  );
}

/** A chart under its title; nothing where no line has a point. */
function Chart({ label, series, isStacked }: LineChartProps & { isStacked?: true }) {
  if (!series.some(({ points }) => points.length > 0)) return null;
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm font-semibold">{label}</h3>
      {isStacked ? (
        <StackedLines label={label} series={series} />
      ) : (
        <LineChart label={label} series={series} />
      )}
    </div>
  );
}

const DAY_MS = 86_400_000;

/** The newest figure of each measure that was imported, with a note about its time. */
export function newestFacts(figures: AuthorityFigures): Fact[] {
  const { backlinksOn, queriesOn, searchDays } = figures;
  const facts: Fact[] = [];
  const add = (label: string, value: number, note: string): void =>
    void facts.push({ label, figure: formatFigure(value), note });
  for (const [metric, rows] of Map.groupBy(figures.figures, (row) => row.metric)) {
    const [newest, before] = rows.toReversed();
    if (newest === undefined) continue;
    const change = newest.value - (before?.value ?? 0);
    const signed = `${change > 0 ? '+' : ''}${formatFigure(change)}`;
    const since = before === undefined ? '' : `; ${text.since(signed, before.measured_on)}`;
    add(metric, newest.value, `${text.asOf(newest.measured_on)}${since}`);
  }
  if (backlinksOn !== null) {
    const note = `${text.backlinksNote}, ${text.asOf(backlinksOn)}`;
    add(text.backlinks, figures.backlinks, note);
    add(text.domains, figures.referringDomains, note);
  }
  if (queriesOn !== null) add(text.queries, figures.queries, text.asOf(queriesOn));
  const last = searchDays.at(-1);
  if (last !== undefined) {
    const first = Date.parse(last.measured_on) - 28 * DAY_MS;
    const clicks = searchDays
      .filter(({ measured_on }) => Date.parse(measured_on) > first)
      .reduce((sum, day) => sum + day.clicks, 0);
    add(text.clicks, clicks, text.clicksNote(last.measured_on));
  }
  return facts;
}

/** Weeks before the newest one whose figures say what is normal. */
const NORMAL_WEEKS = 8;

/**
 * Clicks and impressions of the newest seven days that were imported, against the seven before. A week counts only with
 * all of its days: a gap would look like a fall.
 */
export function searchFacts(days: AuthorityFigures['searchDays']): Fact[] {
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
    const shown = { label: text.inWeek[key], value, before, normal, format: formatFigure };
    return [{ ...countFact(shown), note: text.clicksNote(last.measured_on) }];
  });
}
