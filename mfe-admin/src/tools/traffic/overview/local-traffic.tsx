import { Notice } from '@talent/ui/notice';
import { useMemo } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { Clipped } from '../../../table/clipped';
import { columnsOf, rare } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ListSection } from '../../../table/tool-table';
import { CampaignForm } from '../campaign-link/campaign-form';
import { localTexts, sourceTexts, traffic as text } from '../content/traffic';
import type { TrafficQuery } from '../range/day-range';
import { TrafficControls } from '../range/traffic-controls';
import { readLocalEvents, type LocalEvent } from '../source/local-events';

const event = columnsOf<LocalEvent>();
const { columns: labels } = localTexts;
const columns: readonly ToolColumn<LocalEvent>[] = [
  event.time('at', labels.at),
  event.text('type', labels.type),
  event.text('path', labels.path),
  rare(event.text('referrer', labels.referrer)),
  event.unsorted('details', labels.details, ({ details }) => <Clipped isLong>{details}</Clipped>),
];

export function LocalTraffic(props: {
  query: TrafficQuery;
  onChange: (query: TrafficQuery) => void;
}) {
  const { query, onChange } = props;
  const { from, to } = query.range;
  const rows = useMemo(
    () => readLocalEvents().filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to),
    [from, to],
  );
  return (
    <>
      <div className="grid gap-5">
        <TrafficControls query={query} audience="visitor" counts={null} onChange={onChange} />
        <Notice title={sourceTexts.local}>
          <p className="text-sm">{sourceTexts.off}</p>
        </Notice>
      </div>
      <ListSection
        name="traffic-events"
        caption={localTexts.caption}
        columns={columns}
        source={{ rows }}
        rowKey={(row) => `${row.at} ${row.type} ${row.path} ${row.details}`}
        initialSort={{ key: 'at', descending: true }}
        empty={sourceTexts.none}
      />
      <ToolSection title={text.sections.campaigns}>
        <CampaignForm />
      </ToolSection>
    </>
  );
}
