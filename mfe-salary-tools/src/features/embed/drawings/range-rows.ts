import { formatPay, formatShortPay, type Currency } from '@talent/sdk/format';
import { linearAxis, type LinearAxis } from '@talent/ui/linear-axis';
import { embedText } from '../content/embed-text';
import { markup, type Markup } from '../markup';

/** A row of the drawing; pay in whole units of the currency a year. */
export interface RangeRow {
  label: string;
  /** What the figures rest on, such as `975 ranges`. */
  detail: string;
  /** Drawn hollow, because the figures rest on few ranges. */
  isSmall: boolean;
  /** Null where there are too few ranges to show. */
  pay: { p25: number; p50: number; p75: number } | null;
}

/** Rows of pay on one axis: a bar for the middle half and a line for the median, with the figures in text. */
export function rangeRows(rows: readonly RangeRow[], currency: Currency): Markup {
  const axis = linearAxis(rows.flatMap(({ pay }) => (pay ? [pay.p25, pay.p75] : [])));
  return markup`<ul>${rows.map((row) => rowOf(row, axis, currency))}</ul>`;
}

function rowOf(
  { label, detail, isSmall, pay }: RangeRow,
  axis: LinearAxis,
  currency: Currency,
): Markup {
  if (pay === null) {
    const reason = `${detail}: ${embedText.tooFew}`;
    return markup`<li><p class="row"><b>${label}</b><span>${reason}</span></p></li>`;
  }
  const { p25, p50, p75 } = pay;
  const [start, middle, end] = [axis.at(p25), axis.at(p50), axis.at(p75)];
  const text = (amount: number) => formatPay(amount, currency);
  const short = (amount: number) => formatShortPay(amount, currency);
  const name = `${label}: ${embedText.middle} ${text(p25)} to ${text(p75)}, ${embedText.median} ${text(p50)}`;
  const width = Math.round((end - start) * 100) / 100;
  return markup`<li><p class="row"><b>${label}</b><span>${text(p50)} · ${detail}</span></p>
<div class="rows"><svg role="img" aria-label="${name}"><rect class="${isSmall ? 'one few' : 'one'}" x="${start}%" y="5" width="${width}%" height="9"/><line class="mid" x1="${middle}%" x2="${middle}%" y1="1" y2="18"/><text x="${start}%" dx="-7" y="14" text-anchor="end">${short(p25)}</text><text x="${end}%" dx="7" y="14">${short(p75)}</text></svg></div></li>`;
}
