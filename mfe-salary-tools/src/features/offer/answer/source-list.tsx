import type { Currency } from '@talent/sdk/format';
import { Money } from '@talent/ui/money';
import { offerText } from '../content/offer-text';
import type { SourceVerdict } from './answer-text';

const { answer: text } = offerText;

/** Where the other sources see an amount. */
export function SourceList(props: { sources: readonly SourceVerdict[]; currency: Currency }) {
  if (props.sources.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-sans text-sm font-semibold">{text.sources}</h3>
      <ul className="mt-1 text-sm">
        {props.sources.map(({ label, verdict, p50, detail }) => (
          <li key={label}>
            <span>{`${label}: `}</span>
            <strong className="font-semibold">{text.verdicts[verdict]}</strong>
            <span className="text-ink-muted">
              {` · ${text.median} `}
              <Money amount={p50} currency={props.currency} />
              <span>{` (${detail})`}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
