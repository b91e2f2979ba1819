import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import type { YearMedian } from '../facts/guide';
import type { GuideTable as Table } from '../facts/guide-tables';

/** Makes a table of figures fit on paper, where it cannot scroll. */
const onPaper =
  '[&_table]:print:text-[0.6875rem] [&_:is(th,td)]:print:px-1 [&_:is(th,td)]:print:py-1 [&_tr]:break-inside-avoid [&_[role=region]]:print:overflow-visible';

/** A table of the guide over its source. */
export function GuideTable({ table, source }: { table: Table; source: ReactNode }) {
  const { caption, heads, strong, line, rows } = table;
  const [nameHead, ...figureHeads] = heads;
  return (
    <DataTable className={onPaper} caption={caption} source={source}>
      <thead>
        <tr>
          <th scope="col">{nameHead}</th>
          {line && <th scope="col">{line.head}</th>}
          {figureHeads.map((head) => (
            <th key={head} scope="col" className="numeric">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, code, history, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {code !== undefined && (
                <span className="block text-sm font-normal text-ink-muted">{code}</span>
              )}
            </th>
            {line && history && (
              <td>
                <Line history={history} years={line.years} />
              </td>
            )}
            {cells.map((cell, index) => {
              const left = figureHeads.length - index;
              return index === cells.length - 1 && left > 1 ? (
                <td key={index} colSpan={left} className="text-ink-muted">
                  {cell}
                </td>
              ) : (
                <td
                  key={index}
                  className={index + 1 === strong ? 'numeric font-semibold' : 'numeric'}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The row's figures as a line on the years of the table; it adds nothing for those who do not see it. */
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
