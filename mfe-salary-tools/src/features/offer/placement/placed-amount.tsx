import { regionsOf } from '../../../content/levels';
import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { formatPay, formatFigure } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { Money } from '@talent/ui/money';
import { DataAge } from '@talent/ui/data-age';
import { Notice } from '@talent/ui/notice';
import type { BandQuestion, ClosestBand } from '../../../calculations/bands/place/closest-band';
import { publishedFigures, gapToMedian } from '../../../calculations/bands/place/percentile';
import { agesOf, sourceDates } from '../../../content/source-dates';
import { offerText } from '../content/offer-text';
import { BandFacts, sampleText } from './band-facts';
import { limitsOf, nextText, placeText } from './place-text';
import { bandText, widerBandText } from './wider-band-text';
import { rangesOrigin, rangesRepeats } from '../../../content/reported-ranges';

const { result: text } = offerText;

interface PlacedAmountProps {
  data: SalaryData;
  question: BandQuestion;
  found: Exclude<ClosestBand, { status: 'none' }>;
  /** In the band's currency a year; null shows the band alone. */
  amount: number | null;
  subject: string;
  prompt: string;
}

/** The place of an amount in a band, in words and drawn, with what it is based on and what it can't say. */
export function PlacedAmount(placed: PlacedAmountProps) {
  const { data, question, found, amount, subject, prompt } = placed;
  const { band } = found;
  const label = data.roles.find(({ key }) => key === band.role)?.label ?? band.role;
  const source = data.sources.find(({ key }) => key === band.source);
  return (
    <>
      {found.status === 'wider' && (
        <Notice className="mb-5">
          <p>
            <span>{widerBandText(question, found.missing, placeName(data, question))}</span> Shown
            instead: <strong className="font-semibold">{bandText(band, label)}</strong>.
          </p>
        </Notice>
      )}
      <div aria-live="polite" className="max-w-prose text-lg">
        {amount === null ? (
          <p className="text-ink-muted">{prompt}</p>
        ) : (
          <>
            <p>{placeText(subject, amount, band)}</p>
            <p className="mt-2">
              {`${gapText(amount, band) ?? ''} ${nextText(amount, band)}`.trim()}
            </p>
          </>
        )}
      </div>
      <DataAge text={agesOf([band], source)} className="mt-2" />
      <Figures band={band} />
      <p className="mt-4 max-w-prose text-sm text-ink-muted">
        {`${bandText(band, label)}${band.occupation ? ` (${band.occupation})` : ''}. ${basisText(band)}`}
      </p>
      {amount !== null && <Limits band={band} />}
      {source && (
        <>
          <p className="mt-4 max-w-prose text-sm text-ink-muted">
            Source: <Link href={source.url}>{source.name}</Link>
            <span>{`${band.n === null ? `. ${sampleText(band)}` : ` (${sampleText(band)}).`} ${sourceDates([], source)} ${source.attribution ?? ''}`}</span>
          </p>
          <BandFacts band={band} source={source} />
        </>
      )}
    </>
  );
}

function Figures({ band }: { band: SalaryBand }) {
  const names = band.nKind === 'postings' || band.country === 'US' ? text.figures : text.jobBank;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
      {publishedFigures(band).map((figure) => (
        <div key={figure.name}>
          <dt className="text-sm text-ink-muted">{names[figure.name]}</dt>
          <dd className={figure.name === 'p50' ? 'font-semibold' : undefined}>
            <Money amount={figure.amount} currency={band.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Limits({ band }: { band: SalaryBand }) {
  return (
    <div className="mt-5 max-w-prose text-sm text-ink-muted">
      <p className="font-medium text-ink">{text.limitsTitle}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-ink-muted">
        {limitsOf(band).map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  );
}

function placeName(data: SalaryData, question: BandQuestion): string {
  return regionsOf(data, question).find(({ value }) => value === question.region)?.label ?? '';
}

/** How far an amount is from the median, in a sentence; null where there is no median. */
export function gapText(amount: number, band: SalaryBand): string | null {
  const gap = gapToMedian(amount, band);
  if (gap === null || band.p50 === null) return null;
  const median = `the median of ${formatPay(band.p50, band.currency)}`;
  if (Math.round(gap.amount) === 0) return `That is ${median}.`;
  const distance = formatPay(Math.abs(gap.amount), band.currency);
  const percent = percentOf(Math.abs(gap.percent));
  return `That is ${distance} (${percent}) ${gap.amount > 0 ? 'above' : 'below'} ${median}.`;
}

/** A sentence on what the figures of a band measure and how the comparison is made. */
export function basisText(band: SalaryBand): string {
  if (band.nKind === 'postings') {
    return `Each range of pay counts at its midpoint. We compare your base salary with these; bonus and equity are left out. ${rangesOrigin} ${rangesRepeats}`;
  }
  const what =
    band.country === 'CA'
      ? 'Job Bank gives a low, a median and a high hourly wage, shown here for a year of 2,080 hours. In most cases low and high are the 10th and 90th percentile. Between these three we draw a straight line.'
      : 'These are official wages of people employed in a whole occupation, which is broader than the role. Reported pay ranges measure something else.';
  return `${what} Equity is not included.`;
}

/** From a value in percent: one decimal below ten. */
function percentOf(value: number): string {
  return `${formatFigure(value, value < 10 ? 1 : 0)}%`;
}
