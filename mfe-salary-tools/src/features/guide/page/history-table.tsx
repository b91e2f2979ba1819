import { DataTable } from '@talent/ui/data-table';
import { formatPay } from '@talent/ui/format-pay';
import { SourceNote } from '@talent/ui/source-note';
import { guideText } from '../content/guide-text';
import type { Guide, GuideOccupation, YearMedian } from '../facts/guide';
import { printTable } from './print-table';
import { medianChange } from '../facts/median-change';
import { changeAYear, historyYears } from '../facts/table-facts';

const text = guideText.historyTable;

/** The official medians year by year; occupations with one year alone are left out. */
export function HistoryTable({ guide }: { guide: Guide }) {
  const occupations = guide.occupations.filter((occupation) => medianChange(occupation));
  const years = historyYears(guide.occupations);
  const { official } = guide.sources;
  if (occupations.length === 0) return null;
  return (
    <DataTable
      className={printTable}
      caption={text.caption}
      source={<SourceNote source={official.name} href={official.url} />}
    >
      <thead>
        <tr>
          <th scope="col">{guideText.officialTable.occupation}</th>
          <th scope="col">{text.line}</th>
          {years.map((year) => (
            <th key={year} scope="col" className="numeric">
              {year}
            </th>
          ))}
          <th scope="col" className="numeric">
            {text.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {occupations.map((occupation) => (
          <HistoryRow key={occupation.now.key} occupation={occupation} years={years} />
        ))}
      </tbody>
    </DataTable>
  );
}

interface HistoryRowProps {
  occupation: GuideOccupation;
  years: readonly number[];
}

function HistoryRow({ occupation, years }: HistoryRowProps) {
  const { name, history } = occupation;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Line history={history} years={years} />
      </td>
      {years.map((year) => {
        const median = history.find((entry) => entry.year === year)?.p50;
        return (
          <td key={year} className="numeric">
            {median === undefined ? text.none : formatPay(median, 'USD')}
          </td>
        );
      })}
      <td className="numeric">{changeAYear(occupation)}</td>
    </tr>
  );
}

/** The row's figures as a line on the years of the table; it adds nothing for those who do not see it. */
function Line({ history, years }: { history: readonly YearMedian[]; years: readonly number[] }) {
  const [low, high] = [
    Math.min(...history.map(({ p50 }) => p50)),
    Math.max(...history.map(({ p50 }) => p50)),
  ];
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
