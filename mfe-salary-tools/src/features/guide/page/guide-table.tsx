import type { ReactNode } from 'react';
import { DataTable } from '@talent/ui/data-table';
import type { YearMedian } from '../facts/guide';
import type { GuideTable as Table } from '../facts/guide-tables';

/** A table of the guide over its source. */
export function GuideTable({ table, source }: { table: Table; source: ReactNode }) {
  const { line, heads, strong, rows, ...facts } = table;
  return (
    <DataTable
      {...facts}
      source={source}
      heads={line ? [heads[0], { name: line.head, kind: 'drawing' }, ...heads.slice(1)] : heads}
      strong={line && strong !== undefined ? strong + 1 : strong}
      rows={rows.map(({ key, name, code, history = [], cells }) => ({
        key,
        cells: line ? [<Line key="line" history={history} years={line.years} />, ...cells] : cells,
        name: (
          <>
            <span>{name}</span>
            {code !== undefined && (
              <span className="block text-sm font-normal text-ink-muted">{code}</span>
            )}
          </>
        ),
      }))}
    />
  );
}

function Line({ history, years }: { history: readonly YearMedian[]; years: readonly number[] }) {
  const medians = history.map(({ p50 }) => p50);
  const [low, high] = [Math.min(...medians), Math.max(...medians)];
  const x = (year: number) => 4 + (72 * years.indexOf(year)) / Math.max(1, years.length - 1);
  const y = (p50: number) => 20 - (16 * (p50 - low)) / Math.max(1, high - low);
  const last = history.at(-1);
  return (
    <svg aria-hidden="true" viewBox="0 0 80 24" className="h-6 w-20">
      <polyline
        points={history.map(({ year, p50 }) => `${x(year)},${y(p50)}`).join(' ')}
        className="fill-none stroke-data-1 stroke-2"
      />
      {last && <circle cx={x(last.year)} cy={y(last.p50)} r="3" className="fill-data-1" />}
    </svg>
  );
}
