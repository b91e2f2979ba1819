import type { SalaryBand } from '@talent/data/salary-data';
import { DataTable } from '@talent/ui/data-table';
import { formatCount, formatPay, formatPeriod } from '@talent/ui/format-pay';
import { guideText } from '../content/guide-text';
import { levelLabels } from '../../../content/levels';
import { isPublished } from '../facts/guide';
import type { Guide, PublishedRole } from '../facts/guide';
import { printTable } from './print-table';
import { PostingsNote } from './source-lines';

const text = guideText.levelTable;
const figures = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** Posted pay of a role by level: every figure with its sample and the interval of the median. */
export function LevelTable({ role, guide }: { role: PublishedRole; guide: Guide }) {
  const period = formatPeriod(role.all.period);
  return (
    <DataTable
      className={printTable}
      caption={`${role.label}: ${text.caption} ${period}`}
      source={<PostingsNote guide={guide} />}
    >
      <thead>
        <tr>
          <th scope="col">{text.level}</th>
          <th scope="col" className="numeric">
            {text.n}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="numeric">
              {figure === 'p50' ? text.median : figure}
            </th>
          ))}
          <th scope="col" className="numeric">
            {text.interval}
          </th>
        </tr>
      </thead>
      <tbody>
        {[role.all, ...role.levels].map((band) => (
          <LevelRow key={band.key} band={band} />
        ))}
      </tbody>
    </DataTable>
  );
}

function LevelRow({ band }: { band: SalaryBand }) {
  const { level, n, interval } = band;
  const usd = (amount: number) => formatPay(amount, 'USD');
  return (
    <tr>
      <th scope="row">{level === null ? guideText.allLevels : levelLabels[level]}</th>
      <td className="numeric">{n === null ? text.none : formatCount(n)}</td>
      {isPublished(band) ? (
        <>
          {figures.map((figure) => (
            <td key={figure} className={figure === 'p50' ? 'numeric font-semibold' : 'numeric'}>
              {usd(band[figure])}
            </td>
          ))}
          <td className="numeric">
            {interval ? `${usd(interval.low)}–${usd(interval.high)}` : text.none}
          </td>
        </>
      ) : (
        <td colSpan={figures.length + 1} className="text-ink-muted">
          {text.suppressed}
        </td>
      )}
    </tr>
  );
}
