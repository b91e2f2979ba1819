import { strokesOf } from '../share/offer-card';
import { placeAmount } from '../../../calculations/bands/place/place-amount';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import { offerText } from '../content/offer-text';

const PITCH = 10;

/** One hundred strokes for the ranges of a band in the order of pay: those that the amount can be at are blue. Nothing for a band without a sample. */
export function Hundred({ band, amount }: { band: SalaryBand; amount: number }) {
  const place = placeAmount(amount, band);
  if (place.status === 'between' || place.status === 'unknown') return null;
  const { from, to } = strokesOf(place);
  const strokes = (isMine: boolean) =>
    Array.from({ length: 100 }, (_, at) => at + 1)
      .filter((at) => (at >= from && at <= to) === isMine)
      .map((at) => `M${(at - 1) * PITCH + 3} 0v40`)
      .join('');
  return (
    <figure className="mt-4">
      <svg
        aria-hidden="true"
        viewBox="0 0 996 40"
        preserveAspectRatio="none"
        className="block h-10 w-full fill-none"
      >
        <path d={strokes(false)} className="stroke-boundary stroke-2" />
        <path d={strokes(true)} className="stroke-signal [stroke-width:6]" />
      </svg>
      <figcaption className="mt-1 text-sm text-ink-muted">{offerText.answer.hundred}</figcaption>
    </figure>
  );
}
