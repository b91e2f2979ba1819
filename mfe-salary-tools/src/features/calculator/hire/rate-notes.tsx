import type { PayCountry } from '@talent/data/salary-data';
import { Link } from '@talent/ui/link';
import { RATES_YEAR, rateSources } from '../../../calculations/hiring/payroll-rates';
import { calculatorHireText } from '../content/calculator-hire-text';

const { rates: text, cost } = calculatorHireText;

interface RateNotesProps {
  country: PayCountry;
  isQuebec: boolean;
}

/** The calculated contributions, their year, and the source of each rate. */
export function RateNotes({ country, isQuebec }: RateNotesProps) {
  return (
    <div className="mt-5 border-l-2 border-rule pl-4 text-sm text-ink-muted">
      <p className="max-w-prose">
        <span className="font-medium text-ink">
          {isQuebec ? text.quebecTitle : `${text.title} ${RATES_YEAR}.`}
        </span>{' '}
        {isQuebec ? text.quebec : text[country]} {!isQuebec && cost.yearNote}
      </p>
      {!isQuebec && (
        <ul className="mt-2 space-y-1">
          {rateSources[country].map(({ label, url }) => (
            <li key={url}>
              <Link href={url}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
