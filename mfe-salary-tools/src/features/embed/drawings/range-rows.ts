import { formatPay, formatShortPay, type Currency } from '@talent/sdk/format';
import { linearAxis, type LinearAxis } from '@talent/ui/linear-axis';
import { embedText } from '../content/embed-text';
import { markup, type Markup } from '../markup';

/** A row of the drawing; pay in whole units of the currency a year. */
export interface RangeRow {
  label: string;
  /** The basis of the figures, such as `975 ranges`. */
  detail: string;
  /** Drawn hollow, because the figures rest on few ranges. */
  isSmall: boolean;
  /** Null where there are too few ranges to show. A point is a band whose percentiles are the same amount. */
  pay: { kind: 'range'; low: number; median: number; high: number } | Point | null;
}

interface Point {
  kind: 'point';
  median: number;
}

/** Rows of pay on one axis: a bar for the middle half and a line for the median, with the figures in text. */
export function rangeRows(rows: readonly RangeRow[], currency: Currency): Markup {
  const axis = linearAxis(
    rows.flatMap(({ pay }) => {
      if (pay === null) return [];
      return pay.kind === 'point' ? [pay.median] : [pay.low, pay.high];
    }),
  );
  return markup`<ul>${rows.map((row) => rowOf(row, axis, currency))}</ul>`;
}

function rowOf({ label, detail, isSmall, pay }: RangeRow, axis: LinearAxis, currency: Currency) {
  if (pay === null) {
    const reason = `${detail}: ${embedText.tooFew}`;
    return markup`<li><p class="row"><b>${label}</b><span>${reason}</span></p></li>`;
  }
  const text = (amount: number) => formatPay(amount, currency);
  const short = (amount: number) => formatShortPay(amount, currency);
  const middle = axis.at(pay.median);
  const median = `${embedText.median} ${text(pay.median)}`;
  const line = markup`<line class="mid" x1="${middle}%" x2="${middle}%" y1="1" y2="18"/>`;
  const row = (name: string, bar: Markup) =>
    markup`<li><p class="row"><b>${label}</b><span>${text(pay.median)} · ${detail}</span></p>
<div class="rows"><svg role="img" aria-label="${label}: ${name}">${bar}${line}</svg></div></li>`;
  if (pay.kind === 'point') return row(median, markup``);
  const [start, end] = [axis.at(pay.low), axis.at(pay.high)];
  const width = Math.round((end - start) * 100) / 100;
  return row(
    `${embedText.middle} ${text(pay.low)} to ${text(pay.high)}, ${median}`,
    markup`<rect class="${isSmall ? 'one few' : 'one'}" x="${start}%" y="5" width="${width}%" height="9"/><text x="${start}%" dx="-7" y="14" text-anchor="end">${short(pay.low)}</text><text x="${end}%" dx="7" y="14">${short(pay.high)}</text>`,
  );
}
