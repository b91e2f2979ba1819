import { formatPay } from '@talent/sdk/format';
import { MarkPicture } from '@talent/ui/mark-picture';
import { Money } from '@talent/ui/money';
import type { Job } from '../api/get-job';
import { jobsText } from '../content/jobs-text';
import { MarketSources } from '../list/market-key';
import type { JobMarket, PlacedLabel } from './job-market';

const { market: text } = jobsText;

/** A job's pay above that of its market, and how to read the two. The words say all that is drawn. */
export function JobMarketFigure({ job, market }: { job: Job; market: JobMarket }) {
  const { band, distance, worth, drawing, median, lanes, ticks } = market;
  const { payMin, payMax, currency } = job;
  return (
    <section
      aria-labelledby="market-title"
      className="grid gap-x-16 gap-y-8 border-b border-rule py-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <h2 id="market-title" className="text-heading">
          {text.finding(distance)}
        </h2>
        <div className="mt-5">
          <Labels labels={[median]} className="h-5 fill-ink font-medium" />
          <div className="relative">
            <MarkPicture picture={drawing} size="full" decorative />
            <Labels labels={lanes} className="absolute inset-0 h-full fill-ink font-medium" />
          </div>
          <Labels labels={ticks} className="h-5 fill-ink-muted" />
        </div>
        <p className="mt-4 flex flex-wrap gap-x-8 text-sm">
          <span>
            <strong className="font-semibold text-signal">{text.ofJob}</strong>{' '}
            <Money amount={payMin} upTo={payMax} currency={currency} />
          </span>
          <span>
            <strong className="font-semibold">{text.ofMarket[band.kind]}</strong>{' '}
            <Money amount={band.low} upTo={band.high} currency={currency} />
          </span>
        </p>
      </div>
      <div className="lg:pt-2">
        <h3 className="font-sans text-sm font-semibold">{text.howToRead}</h3>
        <p className="mt-2 text-sm">{text.reading(worth, formatPay(band.median, currency))}</p>
        <p className="mt-2 text-sm">{text.allLevels}</p>
        <MarketSources bands={[band]} />
      </div>
    </section>
  );
}

function Labels({ labels, className }: { labels: readonly PlacedLabel[]; className: string }) {
  return (
    <svg aria-hidden="true" className={`block w-full text-xs tabular-nums ${className}`}>
      {labels.map(({ x, y = '50%', anchor, text: words }) => (
        <text key={words} x={x} y={y} dy="0.35em" textAnchor={anchor}>
          {words}
        </text>
      ))}
    </svg>
  );
}
