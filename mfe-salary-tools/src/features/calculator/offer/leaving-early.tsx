import { formatPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import type { Offer } from '../../../calculations/offer/total-compensation';
import { vestedAfter } from '../../../calculations/offer/vesting';
import { FigureTable } from '../../../controls/figure-table';
import { calculatorText } from '../content/calculator-text';

const { total: text } = calculatorText;

/** Months at which schedules differ most: before and on a cliff, between years, at the end. */
const months = [6, 11, 12, 18, 24, 36, 48];

/** The vested part of the grant on leaving after a number of months. */
export function LeavingEarly({ offer, currency }: { offer: Offer; currency: Currency }) {
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-subheading font-semibold">{text.leavingTitle}</h3>
      <FigureTable
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
