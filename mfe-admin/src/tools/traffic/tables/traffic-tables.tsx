import type { ReactNode } from 'react';
import type { DayRange, Traffic } from '../api/traffic';
import { keptTexts } from '../content/segments';
import { tableTexts as text, traffic as dashboard } from '../content/traffic';
import { CampaignForm } from '../campaign-link/campaign-form';
import { isBeforeEvents } from '../range/kept';
import { WhenNear } from '../../../queries/when-near';
import { ToolSection } from '../../../frame/tool-section';
import { ToolTable } from '../../../table/tool-table';
import {
  campaignColumns,
  pageColumns,
  shareColumns,
  sourceColumns,
  vitalColumns,
} from './traffic-columns';

const { sections } = dashboard;
const byPage = vitalColumns('page');
const byVersion = vitalColumns('version');
const mostMeasured = { key: 'samples', descending: true };
const mostVisitors = { key: 'visitors', descending: true };

interface TrafficTablesProps {
  traffic: Traffic;
  /** Whether the figures know campaigns. */
  knowsCampaigns: boolean;
  range: DayRange;
  /** The figures are those of a segment. */
  isSegment: boolean;
}

/** Every list of the dashboard. */
export function TrafficTables(props: TrafficTablesProps): ReactNode {
  const { traffic, knowsCampaigns, range, isSegment } = props;
  const isOld = knowsCampaigns && isBeforeEvents(range, new Date());
  return (
    <>
      <ToolSection title={sections.pages}>
        {isOld && isSegment && <Note>{keptTexts.pages}</Note>}
        <WhenNear>
          <ToolTable
            name="traffic-pages"
            caption={sections.pages}
            columns={pageColumns}
            source={traffic.pages}
            rowKey={(row) => row.page_path}
            initialSort={{ key: 'views', descending: true }}
            empty={text.empty}
          />
        </WhenNear>
      </ToolSection>
      <ToolSection title={sections.sources}>
        <WhenNear>
          <ToolTable
            name="traffic-sources"
            caption={sections.sources}
            columns={sourceColumns}
            source={traffic.sources}
            rowKey={(row) => `${row.kind} ${row.source}`}
            initialSort={mostVisitors}
            empty={text.empty}
          />
        </WhenNear>
      </ToolSection>
      <ToolSection title={sections.campaigns}>
        <WhenNear>
          <ToolTable
            name="traffic-campaigns"
            caption={sections.campaigns}
            columns={campaignColumns}
            source={traffic.campaigns}
            rowKey={(row) => JSON.stringify([row.campaign, row.source, row.medium])}
            initialSort={mostVisitors}
            empty={knowsCampaigns ? text.noCampaigns : text.noCampaignsHere}
          />
        </WhenNear>
        <CampaignForm />
      </ToolSection>
      <ToolSection title={sections.vitals}>
        <Note>
          {text.vitalsNote} {isOld && keptTexts.vitals}
        </Note>
        <WhenNear>
          <div className="grid grid-cols-1 gap-8">
            <ToolTable
              name="vitals-by-page"
              caption={`${sections.vitals}: ${text.part.page}`}
              columns={byPage}
              source={traffic.vitalsByPage}
              rowKey={(row) => `${row.part} ${row.vital}`}
              initialSort={mostMeasured}
              pageSize={10}
              empty={text.empty}
            />
            <ToolTable
              name="vitals-by-version"
              caption={`${sections.vitals}: ${text.part.version}`}
              columns={byVersion}
              source={traffic.vitalsByVersion}
              rowKey={(row) => `${row.part} ${row.vital}`}
              initialSort={mostMeasured}
              pageSize={10}
              empty={text.empty}
            />
          </div>
        </WhenNear>
      </ToolSection>
      <ToolSection title={sections.shares}>
        <Note>
          {text.sharesNote} {isOld && keptTexts.clicks}
        </Note>
        <WhenNear>
          <ToolTable
            name="traffic-shares"
            caption={sections.shares}
            columns={shareColumns}
            source={traffic.shares}
            rowKey={(row) => `${row.page_path} ${row.way}`}
            initialSort={{ key: 'shares', descending: true }}
            empty={text.noShares}
          />
        </WhenNear>
      </ToolSection>
    </>
  );
}

function Note({ children }: { children: ReactNode }): ReactNode {
  return <p className="text-ink-muted mb-4 max-w-prose text-sm">{children}</p>;
}
