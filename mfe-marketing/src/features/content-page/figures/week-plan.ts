import type { Timeline, TimelineRow } from '../../../content/timeline';
import { plainText } from '../blocks/rich-text-mark';
import type { SiteBlock, SiteSection } from '../site-content';

type Weeks = readonly [from: number, to: number];

/** The weeks of `Week 1`, `Weeks 2 and 3`, `Weeks 6 to 8` or `Weeks 9-10`; null for any other time. */
export function weeksOf(when: string | undefined): Weeks | null {
  const [, from, to] = /^Weeks? (\d+)(?:(?: and | to |-)(\d+))?$/.exec(when ?? '') ?? [];
  return from === undefined ? null : [Number(from), Number(to ?? from)];
}

/** The first plan by weeks among the sections, as a timeline; null on a page without one. */
export function weekPlan(sections: readonly SiteSection[]): Timeline | null {
  for (const { title, blocks } of sections) {
    for (const block of blocks) {
      const rows = rowsOf(block).map(weekRow);
      const known = rows.filter((row) => row !== null);
      if (known.length === 0 || known.length < rows.length) continue;
      const weeks = Math.max(...known.map(({ to }) => to));
      const parts = Array.from({ length: weeks }, (_, week) => `${week + 1}`);
      return { caption: title, parts, rows: known };
    }
  }
  return null;
}

interface PlanRow {
  name: string;
  when: string | undefined;
}

function rowsOf(block: SiteBlock): readonly PlanRow[] {
  if (block.kind === 'steps') return block.steps.map(({ title, when }) => ({ name: title, when }));
  if (block.kind !== 'table' || block.columns[0] !== 'Weeks') return [];
  return block.rows.map(([weeks, name = '']) => ({
    name: plainText(name),
    when: `Weeks ${weeks}`,
  }));
}

function weekRow({ name, when }: PlanRow): TimelineRow | null {
  const weeks = weeksOf(when);
  if (weeks === null) return null;
  const [from, to] = weeks;
  const text = from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
  return { name, text, from: from - 1, to };
}
