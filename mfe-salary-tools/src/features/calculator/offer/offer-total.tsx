import { DataTable } from '@talent/ui/data-table';
import { formatPay } from '@talent/ui/format-pay';
import type { Currency } from '@talent/ui/format-pay';
import { StatTile } from '@talent/ui/stat-tile';
import { payParts, totalCompensation } from '../../../calculations/offer/total-compensation';
import type { Compensation } from '../../../calculations/offer/total-compensation';
import { calculatorText } from '../content/calculator-text';
import { figuresStore } from '../state/figures-store';
import { CompensationBars } from './compensation-bars';
import { LeavingEarly } from './leaving-early';
import { readOffer } from './read-offer';

const { total: text } = calculatorText;

/** The total of an offer in the first year, over four years, and on average. */
export function OfferTotal({ currency }: { currency: Currency }) {
  const { offer } = readOffer(figuresStore());
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
        <CompensationTable {...compensation} currency={currency} />
      </div>
      <p className="mt-3 max-w-prose text-sm text-ink-muted">{text.assumption}</p>
      {offer.grant > 0 && <LeavingEarly offer={offer} currency={currency} />}
    </>
  );
}

/** Every year of an offer part by part, then all of them and the average of a year. */
function CompensationTable({
  years,
  whole,
  average,
  currency,
}: Compensation & { currency: Currency }) {
  const rows = [
    ...years.map((pay, index) => ({ name: `${text.columns.year} ${index + 1}`, pay })),
    { name: text.whole, pay: whole },
    { name: text.average, pay: average },
  ];
  return (
    <DataTable caption={text.caption}>
      <thead>
        <tr>
          <th scope="col">{text.columns.year}</th>
          {payParts.map((part) => (
            <th key={part} scope="col" className="numeric">
              {text.columns[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, pay }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {payParts.map((part) => (
              <td key={part} className={part === 'total' ? 'numeric font-semibold' : 'numeric'}>
                {formatPay(pay[part], currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
