import type { CarriedPay as Carried } from '../content/carried-pay';
import { SourceNotes } from './source-notes';

/** A folded estimate of pay in a newer month than the measured figure before it. Opens without scripts. */
export function CarriedPay({ carried }: { carried: Carried | null }) {
  if (carried === null) return null;
  return (
    <details className="mb-8 max-w-prose border-y border-dashed border-rule py-2 print:hidden">
      <summary className="inline-block py-1 font-medium">{carried.title}</summary>
      <div className="space-y-3 pt-2 pb-3">
        {carried.text.map((sentences) => (
          <p key={sentences}>{sentences}</p>
        ))}
        <SourceNotes sources={[carried.source]} />
      </div>
    </details>
  );
}
