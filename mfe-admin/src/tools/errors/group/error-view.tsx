import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { FactTiles } from '../../../charts/fact-tiles';
import { ToolSection } from '../../../frame/tool-section';
import { UtcTime } from '../../../time/utc-time';
import type { ErrorGroup } from '../api/fetch-error';
import { errorTexts, errorTextsOfOne as text } from '../content/errors';
import { StatusBadge } from '../status-badge';
import { BreadcrumbList } from './breadcrumb-list';
import { ErrorDays } from './error-days';
import { ErrorStack } from './error-stack';

/** A group of errors: whose it is, where it is in the sources, what led to it, and how often it happens. */
export function ErrorView({ group }: { group: ErrorGroup }): ReactNode {
  const [sample] = group.samples;
  return (
    <>
      <FactTiles
        facts={[
          { label: errorTexts.visitors, figure: formatCount(group.visitors) },
          { label: errorTexts.count, figure: formatCount(group.count) },
        ]}
      />
      <ToolSection title={text.factsOf}>
        <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
          {factsOf(group).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </ToolSection>
      <ToolSection title={text.stack}>
        {sample === undefined || sample.frames.length === 0 ? (
          <p>{text.noStack}</p>
        ) : (
          <ErrorStack id={group.id} app={group.app} sample={sample} />
        )}
      </ToolSection>
      <ToolSection title={text.breadcrumbs}>
        <BreadcrumbList crumbs={sample?.breadcrumbs ?? []} />
      </ToolSection>
      <ToolSection title={text.days}>
        <ErrorDays id={group.id} />
      </ToolSection>
    </>
  );
}

function factsOf(group: ErrorGroup): [label: string, value: ReactNode][] {
  const { app, kind, owners, route, place, evidence, status, samples } = group;
  const { unknownVersion } = errorTexts;
  return [
    [errorTexts.status, <StatusBadge key="status" status={status} />],
    [errorTexts.kind, errorTexts.kinds[kind] ?? kind],
    [errorTexts.app, app],
    [errorTexts.owner, owners.join(' ') || errorTexts.nobody],
    [text.place, place],
    [text.evidence, text.evidences[evidence] ?? evidence],
    [errorTexts.route, route ?? errorTexts.noRoute],
    [errorTexts.firstVersion, group.first_version ?? unknownVersion],
    [text.version, group.last_version ?? unknownVersion],
    [text.samples, samples[0]?.composition ?? text.unknownComposition],
    [errorTexts.firstSeen, <UtcTime key="first" at={group.first_seen} />],
    [errorTexts.lastSeen, <UtcTime key="last" at={group.last_seen} />],
  ];
}
