import { Link } from '@talent/ui/link';
import { SourceNote } from '@talent/ui/source-note';
import { conversionNote, exchangeRate } from '../content/exchange-rate';
import type { DashboardModel } from '../model/dashboard-model';

/** Source and license of the shown figures, and how they were converted. */
export function FiguresSource({ model }: { model: DashboardModel }) {
  const source = model.index.sources.get(model.query.source);
  if (!source) return null;
  return (
    <>
      <SourceNote source={source.name} href={source.url} period={`edition ${source.edition}`}>
        {source.licence}. {source.attribution}
      </SourceNote>
      {model.isConverted && (
        <p className="mt-1 max-w-prose text-sm font-medium">
          Every amount {conversionNote}. <Link href={exchangeRate.url}>Source of the rate</Link>
        </p>
      )}
    </>
  );
}
