import type { Currency } from '@talent/ui/format-pay';
import { formatPay } from '@talent/ui/format-pay';
import { StatTile } from '@talent/ui/stat-tile';
import { totalCompensation } from '../../../calculations/offer/total-compensation';
import { calculatorText } from '../content/calculator-text';
import { CompensationBars } from './compensation-bars';
import { CompensationTable } from './compensation-table';
import type { Figures } from '../state/figures';
import { LeavingEarly } from './leaving-early';
import { readOffer } from './read-offer';

const { total: text } = calculatorText;

/** The total of an offer in the first year, over four years, and on average. */
export function OfferTotal({ figures, currency }: { figures: Figures; currency: Currency }) {
  const { offer } = readOffer(figures);
  const compensation = totalCompensation(offer);
  const { years, whole, average } = compensation;
  if (whole.total === 0) return <p className="text-ink-muted">{text.empty}</p>;
  return (
    <>
      <div className="mb-8 grid gap-6 sm:grid-cols-2">
        <StatTile figure={formatPay(years[0]?.total ?? 0, currency)} label={text.first} />
        <StatTile figure={formatPay(average.total, currency)} label={text.average} />
      </div>
      <CompensationBars years={years} currency={currency} />
      <div className="mt-8">
        <CompensationTable compensation={compensation} currency={currency} />
      </div>
      <p className="mt-3 max-w-prose text-sm text-ink-muted">{text.assumption}</p>
      {offer.grant > 0 && <LeavingEarly offer={offer} currency={currency} />}
    </>
  );
}
