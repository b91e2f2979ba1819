import { contactLink } from '@talent/api/forms/contact-link';
import { Link, useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { PageHeading } from '@talent/ui/page-heading';
import { useId } from 'react';
import { MarkPicture } from '@talent/ui/mark-picture';
import type { ShownFact } from './fill-kind';
import { TimelineFigure } from './figures/timeline-figure';
import { InlineText } from './blocks/inline-text';
import { contentPageText as text } from './content/content-page-text';
import type { ShownPage } from './shown-block';

/** The opening of a page: its heading beside the picture of its subject, the summary of a guide, or facts above a chart. */
export function PageOpening({ page }: { page: ShownPage }) {
  const { kind, kicker, title, lede, actions } = page;
  const { pathname: from } = useLocation();
  const known = contactLink({ ...kind?.hire, from });
  const chart = kind && kind.name !== 'guide' ? kind.chart : undefined;
  const isSummaryBeside = kind?.name === 'guide' && !kind.picture;
  return (
    <>
      <div
        className={`lg:grid lg:gap-x-12 ${chart || isSummaryBeside ? 'lg:grid-cols-[6fr_5fr] lg:items-start' : 'lg:grid-cols-[1fr_18rem] lg:items-center xl:grid-cols-[1fr_24rem]'}`}
      >
        <PageHeading kicker={kicker} title={title} lede={lede} className="pt-4 md:pt-6">
          {actions.length > 0 && (
            <div className="flex flex-col gap-3 sm:flex-row">
              {actions.map(({ label, to }, index) => (
                <Button key={to} asChild variant={index === 0 ? 'primary' : 'secondary'}>
                  <Link to={to === contactLink({}) ? known : to}>{label}</Link>
                </Button>
              ))}
            </div>
          )}
        </PageHeading>
        {kind?.picture && <MarkPicture picture={kind.picture} className="mb-10 lg:mb-0" />}
        {kind && kind.name !== 'guide' && chart && (
          <Glance facts={kind.glance} className="sm:grid-cols-2 lg:pt-8" />
        )}
        {isSummaryBeside && <Summary sentences={kind.summary} />}
      </div>
      {kind && kind.name !== 'guide' && !chart && (
        <Glance facts={kind.glance} className="sm:grid-cols-2 lg:grid-cols-4" />
      )}
      {chart && <TimelineFigure {...chart} />}
      {kind?.name === 'guide' && !isSummaryBeside && (
        <Summary sentences={kind.summary} className="lg:grid-cols-2" />
      )}
    </>
  );
}

function Glance({ facts, className }: { facts: readonly ShownFact[]; className: string }) {
  return (
    <section aria-label={text.glance} data-glance="">
      <dl className={`grid gap-x-6 gap-y-5 pb-10 ${className}`}>
        {facts.map(({ term, text: fact, source, figure }) => (
          <div key={term} className="border-t border-ink pt-3">
            <dt className="text-sm text-ink-muted">{term}</dt>
            {figure && (
              <dd className="mt-1 font-display text-heading font-medium tabular-nums">{figure}</dd>
            )}
            <dd
              className={figure ? 'mt-1 text-sm' : 'mt-1 font-medium'}
              data-quoted={source ? '' : undefined}
            >
              <InlineText text={fact} />
              {source && (
                <span className="mt-1 block text-sm font-normal text-ink-muted">{source}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Summary({
  sentences,
  className = '',
}: {
  sentences: readonly string[];
  className?: string;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-10 border-l-4 border-signal bg-surface p-5 md:p-6"
      data-summary=""
    >
      <h2 id={id} className="text-subheading">
        {text.summary}
      </h2>
      <ul
        className={`mt-3 grid list-disc gap-x-12 gap-y-2 pl-5 marker:text-ink-muted ${className}`}
      >
        {sentences.map((sentence) => (
          <li key={sentence} className="pl-1">
            <InlineText text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
