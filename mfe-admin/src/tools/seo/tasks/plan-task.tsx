import type { SeoConnections } from '@talent/api/seo/connections';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { Link } from '@talent/ui/link';
import { ToolSection } from '../../../frame/tool-section';
import { QueryPart } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import type { ReactNode } from 'react';
import { isoDay } from '../../../time/utc';
import { ConnectionPanel } from '../connections/connection-panels';
import { connectionTexts, geminiTexts, geminiTexts as text } from '../content/connections';
import { geminiRetirements, retirementsAddress } from '../content/gemini-retirements';
import { strategyTexts } from '../content/seo-strategy';
import { seoQueries } from '../queries';
import { StrategySection } from '../strategy/strategy-section';

export function PlanTask({ reports }: { reports: readonly StoredReport[] }): ReactNode {
  const connections = useData(seoQueries.connections);
  return (
    <>
      <ToolSection title={strategyTexts.heading}>
        <StrategySection reports={reports} />
      </ToolSection>
      <ToolSection title={geminiTexts.heading}>
        <QueryPart query={connections} texts={connectionTexts}>
          {({ gemini }) => <GeminiPanel connection={gemini} today={isoDay(new Date())} />}
        </QueryPart>
      </ToolSection>
    </>
  );
}

export function GeminiPanel(props: {
  connection: SeoConnections['gemini'];
  /** The day today, ISO 8601. */
  today: string;
}): ReactNode {
  const { connection, today } = props;
  const { setting, model, isAlias } = connection;
  const retirement = Object.hasOwn(geminiRetirements, model) ? geminiRetirements[model] : undefined;
  return (
    <ConnectionPanel
      setting={setting}
      texts={text}
      about={isAlias ? text.alias : text.pinned}
      problem={retirementOf(retirement, today)}
      facts={[[text.model, model || null]]}
    >
      <p className="text-ink-muted text-sm">
        <Link tone="ink" href={retirementsAddress} target="_blank" rel="noopener noreferrer">
          {text.source}
        </Link>
      </p>
    </ConnectionPanel>
  );
}

function retirementOf(
  retirement: (typeof geminiRetirements)[string] | undefined,
  today: string,
): string | undefined {
  if (retirement === undefined) return undefined;
  const { day, replacement } = retirement;
  return day > today ? text.retires(day, replacement) : text.retired(day, replacement);
}
