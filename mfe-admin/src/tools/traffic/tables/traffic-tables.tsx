import type { ComponentProps, ReactNode } from 'react';
import type { DayRange, TrafficVital } from '../api/traffic';
import type { trafficLists } from '../queries';
import { keptTexts } from '../content/segments';
import { tableTexts as text, traffic as dashboard } from '../content/traffic';
import { CampaignForm } from '../campaign-link/campaign-form';
import { isBeforeEvents } from '../range/day-range';
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

export function TrafficTables(props: {
  lists: ReturnType<typeof trafficLists>;
  range: DayRange;
  isSegment: boolean;
}): ReactNode {
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
        name="traffic-pages"
        caption={sections.pages}
        intro={isOld && isSegment && <Note>{keptTexts.pages}</Note>}
        columns={pageColumns}
        source={lists.pages}
        rowKey={(row) => row.page_path}
        initialSort={{ key: 'views', descending: true }}
        empty={text.empty}
      />
      <ListSection
        name="traffic-sources"
        caption={sections.sources}
        columns={sourceColumns}
        source={lists.sources}
        rowKey={(row) => `${row.kind} ${row.source}`}
        initialSort={mostVisitors}
        empty={text.empty}
      />
      <ListSection
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

interface ListSectionProps<Row extends object> extends ComponentProps<typeof ToolTable<Row>> {
  intro?: ReactNode;
  children?: ReactNode;
}

function ListSection<Row extends object>(props: ListSectionProps<Row>): ReactNode {
  const { intro, children, ...list } = props;
  return (
    <ToolSection title={list.caption}>
      {intro}
      <WhenNear>
        <ToolTable {...list} />
      </WhenNear>
      {children}
    </ToolSection>
  );
}

function Note({ children }: { children: ReactNode }): ReactNode {
  return <p className="text-ink-muted mb-4 max-w-prose text-sm">{children}</p>;
}
