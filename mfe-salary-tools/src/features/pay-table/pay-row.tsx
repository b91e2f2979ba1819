import { formatCount, formatPay, formatPeriod } from '@talent/ui/format-pay';
import type { Currency } from '@talent/ui/format-pay';
import { Link } from '@talent/ui/link';
import type { Figure, PayBand } from '../../api/band-group';
import { salaryData } from '../../content/salary-data';
import { sourceNames } from '../../content/source-names';
import { rowName } from './row-name';

interface PayRowProps {
  band: PayBand;
  figures: readonly Figure[];
  currency: Currency;
  sourceKey: string;
  sourceName: string;
}

/** One band: its name, sample, figures or why there are none, period and source. */
export function PayRow({ band, figures, currency, sourceKey, sourceName }: PayRowProps) {
  const { name, detail } = rowName(band);
  return (
    <tr>
      <th scope="row">
        {name}
        {detail && <span className="block text-sm font-normal text-ink-muted">{detail}</span>}
      </th>
      <td className="numeric">{band.n === null ? <NotPublished /> : formatCount(band.n)}</td>
      {band.suppressed ? (
        <td colSpan={figures.length} className="text-center whitespace-nowrap text-ink-muted">
          {salaryData.suppressed}
        </td>
      ) : (
        figures.map((figure) => (
          <td key={figure} className={figure === 'p50' ? 'numeric font-semibold' : 'numeric'}>
            {band[figure] === null ? <NotPublished /> : formatPay(band[figure], currency)}
          </td>
        ))
      )}
      <td className="whitespace-nowrap">{formatPeriod(band.period)}</td>
      <td className="whitespace-nowrap">
        <Link tone="ink" href={`#source-${sourceKey}`}>
          {sourceNames[sourceKey] ?? sourceName}
        </Link>
      </td>
    </tr>
  );
}

function NotPublished() {
  return <span className="text-ink-muted">{salaryData.notPublished}</span>;
}
