import type { ReactNode } from 'react';
import type { Traffic } from '../api/traffic';
import { tableTexts as text, traffic as dashboard } from '../content/traffic';
import { CampaignForm } from '../campaign-link/campaign-form';
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
}

/** Every list of the dashboard. */
export function TrafficTables({ traffic, knowsCampaigns }: TrafficTablesProps): ReactNode {
  return (
    <>
      <ToolSection title={sections.pages}>
        <ToolTable
          name="traffic-pages"
          caption={sections.pages}
          columns={pageColumns}
          source={traffic.pages}
          rowKey={(row) => row.page_path}
          initialSort={{ key: 'views', descending: true }}
          empty={text.empty}
        />
      </ToolSection>
      <ToolSection title={sections.sources}>
        <ToolTable
          name="traffic-sources"
          caption={sections.sources}
          columns={sourceColumns}
          source={traffic.sources}
          rowKey={(row) => `${row.kind} ${row.source}`}
          initialSort={mostVisitors}
          empty={text.empty}
        />
      </ToolSection>
      <ToolSection title={sections.campaigns}>
        <ToolTable
          name="traffic-campaigns"
          caption={sections.campaigns}
          columns={campaignColumns}
          source={traffic.campaigns}
          rowKey={(row) => JSON.stringify([row.campaign, row.source, row.medium])}
          initialSort={mostVisitors}
          empty={knowsCampaigns ? text.noCampaigns : text.noCampaignsHere}
        />
        <CampaignForm />
      </ToolSection>
      <ToolSection title={sections.vitals}>
        <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.vitalsNote}</p>
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
        <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.sharesNote}</p>
        <ToolTable
          name="traffic-shares"
          caption={sections.shares}
          columns={shareColumns}
          source={traffic.shares}
          rowKey={(row) => `${row.page_path} ${row.way}`}
          initialSort={{ key: 'shares', descending: true }}
          empty={text.noShares}
        />
      </ToolSection>
    </>
  );
}
