import { formatDay } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { factLabels, partTexts } from '../content/market-text';
import type { MarketPart } from '../facts/market-page';
import { linesOf, periodOf } from './periods';

/** Below each chart: both dates, how the figures are made and changed, their limits, their license, and the CSV. */
export function PartFacts({ part }: { part: MarketPart }) {
  const { sources, csv, id } = part;
  const { name, limits } = partTexts[id];
  return (
    <div className="mt-8 border-t border-rule pt-5">
      <h3 className="text-sm font-semibold">
        {factLabels.title}
        <span className="sr-only">: {name}</span>
      </h3>
      <dl data-quoted className="mt-3 grid gap-x-12 gap-y-4 text-sm md:grid-cols-2 lg:grid-cols-3">
        <Fact label={factLabels.period} lines={linesOf(sources, periodOf)} />
        <Fact
          label={factLabels.fetched}
          lines={linesOf(sources, ({ retrievedOn }) => formatDay(retrievedOn))}
        />
        <Fact
          label={factLabels.checked}
          lines={linesOf(sources, ({ checkedOn }) =>
            checkedOn === null ? null : factLabels.checkedOn(formatDay(checkedOn)),
          )}
        />
        <Fact label={factLabels.method} lines={linesOf(sources, ({ method }) => method)} />
        <Fact label={factLabels.changes} lines={linesOf(sources, ({ changes }) => changes)} />
        <Fact label={factLabels.limits} lines={limits} />
        <div>
          <dt className="font-medium">{factLabels.source}</dt>
          {sources.map((source) => (
            <dd key={source.key} className="mt-1 text-ink-muted">
              <Link href={source.url} rel="noopener">
                {source.name}
              </Link>
              ,{' '}
              <Link href={source.licenceUrl} rel="noopener" tone="ink">
                {source.licence}
              </Link>
            </dd>
          ))}
        </div>
      </dl>
      <Button asChild variant="secondary" size="sm" className="mt-5 print:hidden">
        <a href={csv} download>
          {factLabels.download(name)}
        </a>
      </Button>
    </div>
  );
}

function Fact({ label, lines }: { label: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      {lines.map((line, at) => (
        <dd key={at} className="mt-1 text-ink-muted">
          {line}
        </dd>
      ))}
    </div>
  );
}
