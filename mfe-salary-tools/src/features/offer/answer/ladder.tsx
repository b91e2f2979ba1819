import { Money } from '@talent/ui/money';
import { middleOf, type LadderStep } from '../../../calculations/bands/place/verdict';
import { anyLabels, levelLabels } from '../../../content/levels';
import { formatSample } from '../../../content/reported-ranges';
import { offerText } from '../content/offer-text';

const { verdicts } = offerText.answer;

interface LadderProps {
  steps: readonly LadderStep[];
  amount: number;
  /** A second offer: then both are drawn with a letter, and no verdict is said. */
  other?: number | null | undefined;
}

/** The middle half of each level as a bar, with the median and the amount across it. The words beside it say the same. */
export function Ladder({ steps, amount, other = null }: LadderProps) {
  const known = steps.flatMap(({ band: { p10, p25, p50, p75, p90 } }) =>
    [p10, p25, p50, p75, p90].flatMap((figure) => figure ?? []),
  );
  const all = [amount, other ?? amount, ...known];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const at = (pay: number | null) =>
    Math.round((((pay ?? 0) - from) / Math.max(1, to - from)) * 1000) / 10;
  return (
    <ul className="mt-4 divide-y divide-rule border-y border-rule">
      {steps.map(({ level, band, verdict }) => {
        const { p50, currency } = band;
        const [low, high] = middleOf(band);
        return (
          <li
            key={level}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-1.5 sm:grid-cols-[7rem_minmax(0,1fr)_15rem]"
          >
            <span className="font-medium">
              {level === null ? anyLabels.level : levelLabels[level]}
            </span>
            <svg
              aria-hidden="true"
              className="order-last col-span-2 block h-6 w-full overflow-visible sm:order-none sm:col-span-1"
            >
              <rect
                x={`${at(low)}%`}
                y="7"
                width={`${at(high) - at(low)}%`}
                height="10"
                className="fill-boundary"
              />
              {p50 !== null && (
                <rect x={`${at(p50)}%`} y="4" width="2" height="16" className="fill-ink" />
              )}
              {other !== null && <Mark x={at(other)} letter="B" className="fill-data-2" />}
              <Mark x={at(amount)} letter={other === null ? '' : 'A'} className="fill-signal" />
            </svg>
            <span className="text-end text-sm tabular-nums">
              {other === null && (
                <strong className="font-semibold">{`${verdicts[verdict]} · `}</strong>
              )}
              {p50 !== null && (
                <span className="text-ink-muted">
                  <Money amount={p50} currency={currency} />{' '}
                  <span>{`(${formatSample(band) ?? ''})`}</span>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ x, letter, className }: { x: number; letter: string; className: string }) {
  return (
    <svg x={`${x}%`} y="12" className="overflow-visible">
      <circle r={letter === '' ? 6 : 9} className={`stroke-paper stroke-2 ${className}`} />
      <text y="4" textAnchor="middle" className="fill-paper text-xs font-semibold">
        {letter}
      </text>
    </svg>
  );
}
