import type { StoredReport } from '@talent/sdk/seo-metrics';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { QueryPart } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import { isoDay } from '../../../time/utc';
import { connectionTexts, geminiTexts } from '../content/connections';
import { strategyTexts } from '../content/seo-strategy';
import { GeminiPanel } from '../connections/gemini-panel';
import { seoQueries } from '../queries';
import { StrategySection } from '../strategy/strategy-section';

/** Plans made of measured pages, and the model that makes them. */
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
