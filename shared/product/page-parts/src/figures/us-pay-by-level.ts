import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { formatPay } from '@talent/sdk/format';
import { orderColor, roleColor } from '@talent/ui/chart-color';
import type { FigureData } from './figure-data.ts';
import { rangeRow, sourceOf, usBands, type PayRow } from './us-pay-by-role.ts';

const levels = { EN: 'Entry', MI: 'Mid', SE: 'Senior' } as const;
type Level = keyof typeof levels;

/** A row of `salary_bands` for one level, with its role and source. */
export type LevelRow = PayRow & { p50: number };

/** Reported pay ranges of machine learning engineers in the United States, a row for each level. */
export async function loadMlEngineerPayByLevel(client: DataClient): Promise<FigureData | null> {
  return levelFigure(await levelRows(client, ['machine-learning-engineer'], ['EN', 'MI', 'SE']));
}

/** Reported pay ranges at mid and senior level in the United States, of the roles whose levels are open to visitors. */
export async function loadPayMidAndSenior(client: DataClient): Promise<FigureData | null> {
  const roles = ['machine-learning-engineer', 'ai-engineer', 'data-scientist'];
  return midAndSeniorFigure(await levelRows(client, roles, ['MI', 'SE']));
}

async function levelRows(client: DataClient, roles: string[], of: Level[]): Promise<LevelRow[]> {
  const rows = unwrap(
    await usBands(client).in('level', of).in('role', roles).order('role').order('level'),
  );
  return rows.flatMap((row) => (row.p50 === null ? [] : [{ ...row, p50: row.p50 }]));
}

/** Levels of one role, the lowest median first; null with fewer than two. */
export function levelFigure(rows: readonly LevelRow[]): FigureData | null {
  const known = rows.toSorted((a, b) => a.p50 - b.p50);
  const [lowest, highest] = [known[0], known.at(-1)];
  if (!lowest || !highest || known.length < 2) return null;
  const at = (row: LevelRow) => `${formatPay(row.p50, 'USD')} at ${levelName(row)} level`;
  return {
    kind: 'ranges',
    rowLabel: 'Level',
    headline: `${lowest.salary_roles.label}: the median goes from ${at(lowest)} to ${at(highest)}`,
    subtitle: 'Reported pay ranges in the United States by level, US dollars a year',
    rows: known.map((row, index) => rangeRow(row, wordOf(row), orderColor(index))),
    source: sourceOf(lowest),
  };
}

/** Mid and senior level of several roles, side by side; null where no role has both. */
export function midAndSeniorFigure(rows: readonly LevelRow[]): FigureData | null {
  const pairs = [...Map.groupBy(rows, ({ role }) => role).values()].flatMap((own) => {
    const [mid, senior] = ['MI', 'SE'].map((level) => own.find((row) => row.level === level));
    return mid && senior ? [{ mid, senior }] : [];
  });
  const [first] = pairs;
  if (!first) return null;
  const sorted = pairs.toSorted((a, b) => b.senior.p50 - a.senior.p50);
  const steps = sorted.map(({ mid, senior }) => senior.p50 - mid.p50);
  const [least, most] = [Math.min(...steps), Math.max(...steps)].map((pay) =>
    formatPay(pay, 'USD'),
  );
  return {
    kind: 'ranges',
    rowLabel: 'Role and level',
    headline: `From mid to senior level, the median rises by ${least === most ? least : `${least} to ${most}`}`,
    subtitle: 'Reported pay ranges in the United States, US dollars a year',
    rows: sorted.flatMap(({ mid, senior }) =>
      [mid, senior].map((row) =>
        rangeRow(row, `${row.salary_roles.label}, ${levelName(row)}`, roleColor(row.role)),
      ),
    ),
    source: sourceOf(first.mid),
  };
}

function wordOf({ level }: LevelRow): string {
  return levels[level as Level];
}

function levelName(row: LevelRow): string {
  return wordOf(row).toLowerCase();
}
