import type { SeoConnections } from '@talent/api/seo/connections';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { Link } from '@talent/ui/link';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/query-part';
import { isoDay } from '../../../time/utc';
import { ConnectionPanel } from '../connections/connection-panels';
import { connectionTexts, geminiTexts, geminiTexts as text } from '../content/connections';
import { geminiRetirements, retirementsAddress } from '../content/gemini-retirements';
import { strategyTexts } from '../content/seo-strategy';
import { seoQueries } from '../queries';
import { StrategySection } from '../strategy/strategy-section';

export function PlanTask({ reports }: { reports: readonly StoredReport[] }) {
  return (
    <>
      <ToolSection title={strategyTexts.heading}>
        <StrategySection reports={reports} />
      </ToolSection>
      <ToolSection title={geminiTexts.heading}>
        <Loaded query={seoQueries.connections} texts={connectionTexts}>
          {({ gemini }) => <GeminiPanel connection={gemini} today={isoDay(new Date())} />}
        </Loaded>
      </ToolSection>
    </>
  );
}

export function GeminiPanel(props: {
  connection: SeoConnections['gemini'];
  /** The day today, ISO 8601. */
  today: string;
}) {
  const { setting, model, isAlias } = props.connection;
  const retirement = Object.hasOwn(geminiRetirements, model) ? geminiRetirements[model] : undefined;
  const { day = '', replacement = '' } = retirement ?? {};
  const problem = (day > props.today ? text.retires : text.retired)(day, replacement);
  return (
    <ConnectionPanel
      setting={setting}
      texts={text}
      about={isAlias ? text.alias : text.pinned}
      problem={retirement && problem}
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
