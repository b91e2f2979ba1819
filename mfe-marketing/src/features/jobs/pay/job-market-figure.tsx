import { formatPay } from '@talent/sdk/format';
import { Money } from '@talent/ui/money';
import type { Job } from '../api/get-job';
import { jobsText } from '../content/jobs-text';
import { MarketSources } from '../list/market-key';
import type { JobMarket } from './job-market';
import { medianDistance } from './list-axis';
import { PayAxis, PayDrawing } from '../../pay-figures/pay-drawing';

const { market: text } = jobsText;

/** A job's pay above that of its market, and how to read the two. The words say all that is drawn. */
export function JobMarketFigure({ job, market }: { job: Job; market: JobMarket }) {
  const { band, axis } = market;
  const { payMin, payMax, currency } = job;
  const pay = (amount: number) => formatPay(amount, currency);
  return (
    <section
      aria-labelledby="market-title"
      className="grid gap-x-16 gap-y-8 border-b border-rule py-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <h2 id="market-title" className="text-heading">
          {text.finding(medianDistance(job, band))}
        </h2>
        <div className="mt-5">
          <PayDrawing axis={axis} job={job} band={band} className="h-24 md:stroke-8" />
          <PayAxis axis={axis} currency={currency} />
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
        <p className="mt-2 text-sm">{text.reading(pay(axis.worth), pay(band.median))}</p>
        <p className="mt-2 text-sm">{text.allLevels}</p>
        <MarketSources bands={[band]} />
      </div>
    </section>
  );
}
