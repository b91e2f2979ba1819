import { Link } from '@talent/ui/link';
import { SourceNote } from '@talent/ui/source-note';
import { conversionNote } from '../../../content/exchange-rate-text';
import { sourceDates } from '../../../content/source-dates';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';

const { licence } = dashboard.figure;

/** Source, day of the file and license of the shown figures, and how they were converted. */
export function FiguresSource({ model }: { model: DashboardModel }) {
  const source = model.index.sources.get(model.query.source);
  const { exchangeRate } = model.index;
  if (!source) return null;
  return (
    <>
      <SourceNote source={source.name} href={source.url}>
        {`${sourceDates([], source)} ${licence}: ${source.licence}. ${source.attribution ?? ''}`}
      </SourceNote>
      {model.isConverted && (
        <p className="mt-1 max-w-prose text-sm font-medium">
          <span>{`Every amount ${conversionNote(exchangeRate)}.`}</span>{' '}
          <Link href={exchangeRate.url}>Source of the rate</Link>
        </p>
      )}
    </>
  );
}
