import type { ExchangeRate, SalarySource, SalaryBand } from '@talent/api/salary/salary-data';
import { CloseButton } from '@talent/ui/close-button';
import { formatEdition, formatPay, formatPeriod } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { Money } from '@talent/ui/money';
import { useEffect, useRef, type ReactNode } from 'react';
import { conversionNote } from '../../../content/exchange-rate-text';
import { countingText, formatSample } from '../../../content/reported-ranges';
import { agesOf, fileDate } from '../../../content/source-dates';
import { LicenseLink } from '../../../controls/license-link';
import { dashboard, figureMeanings } from '../content/dashboard';
import type { ChosenFigure } from './figure-button';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';

const { figure: text, table } = dashboard;

interface FigureDialogProps {
  chosen: ChosenFigure;
  source: SalarySource | undefined;
  roleLabel: string;
  /** The rate at which its amounts were converted; null where they are in the source's currency. */
  rate: ExchangeRate | null;
  onClose: () => void;
}

/** The details of a figure: source, period, cases, interval, method, license. Escape closes it. */
export function FigureDialog({
  chosen: { band, figure },
  source,
  roleLabel,
  rate,
  onClose,
}: FigureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser gives the focus back to the figure when the dialog closes.
  useEffect(() => dialog.current?.showModal(), []);
  const amount = band[figure];
  const pay = (value: number) => formatPay(value, band.currency);
  const estimate = band.nKind === 'employment_estimate' ? ` ${text.estimate}` : '';
  return (
    <dialog
      ref={dialog}
      aria-labelledby="figure-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      className="m-auto max-h-[85svh] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto rounded-sm border border-boundary bg-paper p-0 text-ink shadow-overlay backdrop:bg-ink/40"
    >
      <div className="px-5 py-5 md:px-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id="figure-title" className="text-subheading">
            {`${roleLabel}: ${table.figures[figure]}`}
          </h2>
          {/* First in the order and in sight from the start: the browser gives it the focus. */}
          <CloseButton
            label={text.close}
            className="-mt-2.5 -mr-3"
            onClick={() => dialog.current?.close()}
          />
        </div>
        <p className="text-sm text-ink-muted">{bandName(band)}</p>
        <p className="mt-3 font-display text-figure font-medium">
          {amount === null ? (
            <span>{table.notPublished}</span>
          ) : (
            <Money amount={amount} currency={band.currency} />
          )}
          <span className="ml-2 text-base font-normal text-ink-muted">{text.inAYear}</span>
        </p>
        <p className="mt-2">{figureMeanings[figure]}</p>
        <dl className="mt-5 divide-y divide-rule border-y border-rule">
          {source && (
            <Fact name={text.source}>
              <Link href={source.url} rel="noopener">
                {source.name}
              </Link>
              , <span>{source.publisher}</span>
            </Fact>
          )}
          <Fact name={text.period}>{agesOf([band], source) || formatPeriod(band.period)}</Fact>
          <Fact name={text.cases}>
            <span>
              {countingText(band) ?? `${formatSample(band) ?? table.notPublished}${estimate}`}
            </span>
            {band.nNote && <span className="block text-sm text-ink-muted">{band.nNote}</span>}
          </Fact>
          <Fact name={text.interval}>
            {band.interval
              ? `${pay(band.interval.low)} to ${pay(band.interval.high)}`
              : text.noInterval}
          </Fact>
          {rate && (
            <Fact name={text.converted}>
              <span>{conversionNote(rate)}</span> <Link href={rate.url}>{text.rateSource}</Link>
            </Fact>
          )}
          {source && (
            <>
              <Fact name={text.method}>{source.method}</Fact>
              <Fact name={text.edition}>{formatEdition(source.edition)}</Fact>
              <Fact name={text.file}>{fileDate(source)}</Fact>
              <Fact name={text.licence}>
                <LicenseLink source={source} rel="noopener" />
                <span>{source.attribution && `. ${source.attribution}`}</span>
              </Fact>
            </>
          )}
        </dl>
      </div>
    </dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function bandName(band: SalaryBand): string {
  const { level, workMode, region, regionName, country, occupation } = band;
  const parts = [
    level === null ? anyLabels.level : levelLabels[level],
    workMode && workModeLabels[workMode].toLowerCase(),
    region && (regionName ?? region),
    countryLabels[country],
    occupation,
  ];
  return parts.filter(Boolean).join(', ');
}
