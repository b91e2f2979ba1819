import { formatPay, type Currency } from '@talent/sdk/format';
import { StatTile } from '@talent/ui/stat-tile';
import { payParts, totalCompensation } from '../../../calculations/offer/total-compensation';
import { DataTable } from '@talent/ui/data-table';
import { calculatorText } from '../content/calculator-text';
import { labelled } from '../fields/field-labels';
import { NoTotal } from '../fields/no-total';
import { figuresStore } from '../state/figures-store';
import { CompensationBars } from './compensation-bars';
import { readOffer } from './read-offer';
import type { Offer } from '../../../calculations/offer/total-compensation';
import { vestedAfter } from '../../../calculations/offer/vesting';

const { total: text } = calculatorText;

/** The total of an offer in the first year, over four years, and on average; none while a field cannot be read. */
export function OfferTotal({ currency }: { currency: Currency }) {
  const { offer, problems } = readOffer(figuresStore());
  if (problems.length > 0) return <NoTotal fields={problems.map(labelled)} />;
  const { years, whole, average } = totalCompensation(offer);
  if (whole.total === 0) return <p className="text-ink-muted">{text.empty}</p>;
  const rows = [
    ...years.map((pay, index) => ({ name: `${text.columns.year} ${index + 1}`, pay })),
    { name: text.whole, pay: whole },
    { name: text.average, pay: average },
  ];
  return (
    <>
      <div className="mb-8 grid gap-6 sm:grid-cols-2">
        <StatTile figure={formatPay(years[0]?.total ?? 0, currency)} label={text.first} />
        <StatTile figure={formatPay(average.total, currency)} label={text.average} />
      </div>
      <CompensationBars years={years} currency={currency} />
      <div className="mt-8">
        <DataTable
          caption={text.caption}
          heads={[text.columns.year, ...payParts.map((part) => text.columns[part])]}
          strong={payParts.length}
          rows={rows.map(({ name, pay }) => ({
            key: name,
            name,
            cells: payParts.map((part) => formatPay(pay[part], currency)),
          }))}
        />
      </div>
      <p className="mt-3 max-w-prose text-sm text-ink-muted">{text.assumption}</p>
      {offer.grant > 0 && <LeavingEarly offer={offer} currency={currency} />}
    </>
  );
}

/** Months at which schedules differ most: before and on a cliff, between years, at the end. */
const months = [6, 11, 12, 18, 24, 36, 48];

function LeavingEarly({ offer, currency }: { offer: Offer; currency: Currency }) {
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-subheading font-semibold">{text.leavingTitle}</h3>
      <DataTable
        caption={text.leavingCaption}
        captionHidden
        heads={[text.month, ...months]}
        rows={[
          {
            key: 'kept',
            name: text.kept,
            cells: months.map((month) =>
              formatPay(vestedAfter(offer.grant, offer.schedule, month), currency),
            ),
          },
        ]}
      />
    </div>
  );
}
