import type { ReactNode } from 'react';
import type {
  DayRange,
  TrafficVital,
  TrafficCampaign,
  TrafficPage,
  TrafficShare,
  TrafficSourceRow,
} from '../api/traffic';
import type { trafficLists } from '../queries';
import { keptTexts } from '../content/segments';
import { tableTexts as text, traffic as dashboard } from '../content/traffic';
import { CampaignForm } from '../campaign-link/campaign-form';
import { isBeforeEvents } from '../range/day-range';
import { WhenNear } from '../../../queries/when-near';
import { ToolSection } from '../../../frame/tool-section';
import { ListSection, ToolTable } from '../../../table/tool-table';
import { formatCount } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { columnsOf, rare } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { formatDuration, formatPercent, formatVital, rateVital } from '../format-traffic';

const { sections } = dashboard;
const mostMeasured = { key: 'samples', descending: true };
const mostVisitors = { key: 'visitors', descending: true };

export function TrafficTables(props: {
  lists: ReturnType<typeof trafficLists>;
  range: DayRange;
  isSegment: boolean;
}) {
  const { lists, range, isSegment } = props;
  const isOld = isBeforeEvents(range, new Date());
  const vitals = {
    rowKey: (row: TrafficVital) => `${row.part} ${row.vital}`,
    initialSort: mostMeasured,
    pageSize: 10,
    empty: text.empty,
  };
  return (
    <>
      <ListSection
        isLate
        name="traffic-pages"
        caption={sections.pages}
        intro={isOld && isSegment && <Note>{keptTexts.pages}</Note>}
        columns={pageColumns}
        source={lists.pages}
        initialSort={{ key: 'views', descending: true }}
        empty={text.empty}
      />
      <ListSection
        isLate
        name="traffic-sources"
        caption={sections.sources}
        columns={sourceColumns}
        source={lists.sources}
        rowKey={(row) => `${row.kind} ${row.source}`}
        initialSort={mostVisitors}
        empty={text.empty}
      />
      <ListSection
        isLate
        name="traffic-campaigns"
        caption={sections.campaigns}
        columns={campaignColumns}
        source={lists.campaigns}
        rowKey={(row) => JSON.stringify([row.campaign, row.source, row.medium])}
        initialSort={mostVisitors}
        empty={text.noCampaigns}
      >
        <CampaignForm />
      </ListSection>
      <ToolSection title={sections.vitals}>
        <Note>{`${text.vitalsNote} ${isOld ? keptTexts.vitals : ''}`}</Note>
        <WhenNear>
          <div className="grid grid-cols-1 gap-8">
            <ToolTable
              {...vitals}
              name="vitals-by-page"
              caption={`${sections.vitals}: ${text.part.page}`}
              columns={byPage}
              source={lists.vitalsByPage}
            />
            <ToolTable
              {...vitals}
              name="vitals-by-version"
              caption={`${sections.vitals}: ${text.part.version}`}
              columns={byVersion}
              source={lists.vitalsByVersion}
            />
          </div>
        </WhenNear>
      </ToolSection>
      <ListSection
        isLate
        name="traffic-shares"
        caption={sections.shares}
        intro={<Note>{`${text.sharesNote} ${isOld ? keptTexts.clicks : ''}`}</Note>}
        columns={shareColumns}
        source={lists.shares}
        rowKey={(row) => `${row.page_path} ${row.way}`}
        initialSort={{ key: 'shares', descending: true }}
        empty={text.noShares}
      />
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-ink-muted mb-4 max-w-prose text-sm">{children}</p>;
}

const page = columnsOf<TrafficPage>();

const pageColumns: readonly ToolColumn<TrafficPage>[] = [
  page.text('page_path', text.page),
  page.figure('views', text.views),
  page.figure('engaged', text.engaged),
  { ...page.figure('average_ms', text.time), cell: (row) => formatDuration(row.average_ms) },
  { ...page.figure('average_depth', text.depth), cell: (row) => formatPercent(row.average_depth) },
  rare(page.figure('reached_25', text.reached(25))),
  rare(page.figure('reached_50', text.reached(50))),
  rare(page.figure('reached_75', text.reached(75))),
  page.figure('reached_100', text.reached(100)),
];

const source = columnsOf<TrafficSourceRow>();

const sourceColumns: readonly ToolColumn<TrafficSourceRow>[] = [
  source.text('source', text.source),
  source.text('kind', text.kind),
  source.figure('visitors', text.visitors),
  source.figure('engaged', text.engaged),
  source.figure('emails', text.emails),
  source.figure('contacts', text.contacts),
];

const campaign = columnsOf<TrafficCampaign>();

const campaignColumns: readonly ToolColumn<TrafficCampaign>[] = [
  campaign.sorted('campaign', text.campaign, (row) => row.campaign || text.notSet),
  campaign.sorted('source', text.source, (row) => row.source || text.notSet),
  campaign.sorted('medium', text.medium, (row) => row.medium || text.notSet),
  campaign.figure('visitors', text.visitors),
  campaign.figure('engaged', text.engaged),
  campaign.figure('emails', text.emails),
  campaign.figure('contacts', text.contacts),
];

const ratingTones = { good: 'positive', 'needs-improvement': 'warning', poor: 'negative' } as const;
const vital = columnsOf<TrafficVital>();

/** @param part - what the figures are grouped by */
function vitalColumns(part: 'page' | 'version'): readonly ToolColumn<TrafficVital>[] {
  return [
    vital.text('part', text.part[part]),
    vital.text('vital', text.vital),
    { ...vital.figure('p75', text.p75), cell: (row) => formatVital(row.vital, row.p75) },
    {
      key: 'rating',
      priority: 1,
      label: text.rating,
      value: (row) => rateVital(row.vital, row.p75),
      cell: (row) => {
        const rating = rateVital(row.vital, row.p75);
        return rating && <Badge tone={ratingTones[rating]}>{text.ratings[rating]}</Badge>;
      },
    },
    vital.figure('samples', text.samples),
  ];
}

const byPage = vitalColumns('page');
const byVersion = vitalColumns('version');

const share = columnsOf<TrafficShare>();

const shareColumns: readonly ToolColumn<TrafficShare>[] = [
  share.text('page_path', text.page),
  share.text('way', text.way),
  share.figure('shares', text.shares),
  {
    ...share.figure('arrivals', text.arrivals),
    cell: (row) => (row.arrivals === null ? text.notTold : formatCount(row.arrivals)),
  },
];
