import type { Currency } from '@talent/sdk/format';
import { Money } from '@talent/ui/money';
import type { CompensationYear } from '../../../calculations/offer/total-compensation';
import { calculatorText } from '../content/calculator-text';

const { columns } = calculatorText.total;

const parts = [
  { name: 'base', fill: 'fill-data-1', swatch: 'bg-data-1' },
  { name: 'bonus', fill: 'fill-data-3', swatch: 'bg-data-3' },
  { name: 'equity', fill: 'fill-data-2', swatch: 'bg-data-2' },
  { name: 'signOn', fill: 'fill-data-4', swatch: 'bg-data-4' },
] as const;

/** The years of an offer as bars on one scale, each with its total. The table below has every figure. */
export function CompensationBars({
  years,
  currency,
  most = Math.max(...years.map(({ total }) => total), 1),
}: {
  years: readonly CompensationYear[];
  currency: Currency;
  /** The amount at the right end of the scale, for offers that are compared; the highest of the years without it. */
  most?: number;
}) {
  const shown = parts.filter(({ name }) => years.some((year) => year[name] > 0));
  return (
    <div aria-hidden="true">
      <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map(({ name, swatch }) => (
          <span key={name} className="flex items-center gap-2">
            <span className={`inline-block size-3 forced-color-adjust-none ${swatch}`} />
            <span>{columns[name]}</span>
          </span>
        ))}
      </p>
      {years.map((year, index) => (
        <div key={index} className="grid grid-cols-[4rem_1fr_6rem] items-center gap-3 py-1">
          <span className="text-sm">{`${columns.year} ${index + 1}`}</span>
          <svg className="block h-6 w-full">
            {stacked(year).map(({ name, fill, start, amount }) => (
              <rect
                key={name}
                x={share(start, most)}
                width={share(amount, most)}
                height="24"
                className={`${fill} stroke-paper`}
              />
            ))}
          </svg>
          <span className="numeric text-sm font-medium">
            <Money amount={year.total} currency={currency} />
          </span>
        </div>
      ))}
    </div>
  );
}

function stacked(year: CompensationYear) {
  let start = 0;
  return parts
    .map(({ name, fill }) => {
      const part = { name, fill, start, amount: year[name] };
      start += year[name];
      return part;
    })
    .filter(({ amount }) => amount > 0);
}

function share(amount: number, whole: number): string {
  return `${Math.round((amount / whole) * 10_000) / 100}%`;
}
