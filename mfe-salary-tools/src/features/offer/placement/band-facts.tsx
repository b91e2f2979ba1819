import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { formatCount, formatEdition, formatPay, formatPeriod } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { countingText, formatRanges } from '../../../content/reported-ranges';
import { agesOf, fileDate } from '../../../content/source-dates';
import { LicenseLink } from '../../../controls/license-link';
import { offerText } from '../content/offer-text';
import { trackSalary } from '../../track-salary';

const { facts: text, result } = offerText;

/** Where the figures of a band come from, collapsed until a visitor opens it. */
export function BandFacts({ band, source }: { band: SalaryBand; source: SalarySource }) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      text.source,
      <Link key="source" href={source.url}>
        {source.name}
      </Link>,
    ],
    [text.edition, formatEdition(source.edition)],
    [text.period, agesOf([band], source) || formatPeriod(band.period)],
    [text.file, fileDate(source)],
    [text.sample, countingText(band) ?? sampleText(band)],
    [text.interval, intervalText(band)],
    [text.method, source.method],
    [text.licence, <LicenseLink key="licence" source={source} />],
  ];
  return (
    <details
      data-quoted
      className="mt-4 border-y border-rule"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) trackSalary('offer', { action: 'open-source', source: source.key });
      }}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-signal">
        {result.source}
      </summary>
      <dl className="grid gap-x-6 gap-y-2 pb-4 text-sm sm:grid-cols-[10rem_1fr]">
        {rows.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="max-w-prose">{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** `2,132 ranges`; the source's own words where it gives no number. */
export function sampleText({ n, nKind, nNote }: SalaryBand): string {
  if (n === null) return nNote ?? text.noSample;
  return nKind === 'postings' ? formatRanges(n) : `${formatCount(n)} ${text.employed}`;
}

function intervalText({ interval, currency }: SalaryBand): string {
  if (interval === null) return text.noInterval;
  return `${formatPay(interval.low, currency)} ${text.to} ${formatPay(interval.high, currency)}`;
}
