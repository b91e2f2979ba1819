import { Notice } from '@talent/ui/notice';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { CampaignForm } from '../campaign-link/campaign-form';
import { sourceTexts, traffic as text } from '../content/traffic';
import type { TrafficQuery } from '../range/day-range';
import { TrafficControls } from '../range/traffic-controls';
import { readLocalEvents } from '../source/local-events';
import { summarizeLocal } from '../source/summarize-local';
import { TrafficTables } from '../tables/traffic-tables';
import { LocalOverview } from './local-overview';

interface LocalTrafficProps {
  query: TrafficQuery;
  onChange: (query: TrafficQuery) => void;
}

/** The tool of a site that does not collect: this browser's own visits. */
export function LocalTraffic({ query, onChange }: LocalTrafficProps): ReactNode {
  const { range } = query;
  const { traffic, summary, days, isEmpty } = useMemo(
    () => summarizeLocal(readLocalEvents(), { from: range.from, to: range.to }),
    [range.from, range.to],
  );
  return (
    <>
      <div className="grid gap-5">
        <TrafficControls query={query} audience="visitor" counts={null} onChange={onChange} />
        <Notice title={sourceTexts.local}>
          <p className="text-sm">{sourceTexts.off}</p>
          {isEmpty && <p className="mt-2">{sourceTexts.none}</p>}
        </Notice>
      </div>
      {isEmpty ? (
        <ToolSection title={text.sections.campaigns}>
          <CampaignForm />
        </ToolSection>
      ) : (
        <>
          <LocalOverview range={range} summary={summary} days={days} />
          <TrafficTables traffic={traffic} knowsCampaigns={false} range={range} isSegment={false} />
        </>
      )}
    </>
  );
}
