import { Badge } from '@talent/ui/badge';
import type {
  TrafficCampaign,
  TrafficPage,
  TrafficShare,
  TrafficSourceRow,
  TrafficVital,
} from '../api/traffic';
import { tableTexts as text } from '../content/traffic';
import type { ToolColumn } from '../../../table/tool-column';
import { formatCount, formatDuration, formatPercent, formatVital } from './format-traffic';
import { rateVital } from './rate-vital';

// Keys of sortable columns are columns of the database's functions.

/** A column of counts. */
function counts<Row>(
  key: string,
  label: string,
  value: (row: Row) => number,
  isSortable = true,
): ToolColumn<Row> {
  return {
    ...{ key, label, value, align: 'end' as const, sortable: isSortable },
    cell: (row) => formatCount(value(row)),
  };
}

export const pageColumns: readonly ToolColumn<TrafficPage>[] = [
  { key: 'page_path', label: text.page, sortable: true, value: (row) => row.page_path },
  counts('views', text.views, (row) => row.views),
  counts('engaged', text.engaged, (row) => row.engaged),
  {
    ...{ key: 'average_ms', label: text.time, align: 'end', sortable: true },
    value: (row) => row.average_ms,
    cell: (row) => formatDuration(row.average_ms),
  },
  {
    ...{ key: 'average_depth', label: text.depth, align: 'end', sortable: true },
    value: (row) => row.average_depth,
    cell: (row) => formatPercent(row.average_depth),
  },
  counts('reached_25', text.reached(25), (row) => row.reached_25),
  counts('reached_50', text.reached(50), (row) => row.reached_50),
  counts('reached_75', text.reached(75), (row) => row.reached_75),
  counts('reached_100', text.reached(100), (row) => row.reached_100),
];

function outcomes<Row extends TrafficCampaign | TrafficSourceRow>(): ToolColumn<Row>[] {
  return [
    counts('visitors', text.visitors, (row) => row.visitors),
    counts('engaged', text.engaged, (row) => row.engaged),
    counts('emails', text.emails, (row) => row.emails),
    counts('contacts', text.contacts, (row) => row.contacts),
  ];
}

export const sourceColumns: readonly ToolColumn<TrafficSourceRow>[] = [
  { key: 'source', label: text.source, sortable: true, value: (row) => row.source },
  { key: 'kind', label: text.kind, sortable: true, value: (row) => row.kind },
  ...outcomes<TrafficSourceRow>(),
];

export const campaignColumns: readonly ToolColumn<TrafficCampaign>[] = [
  {
    ...{ key: 'campaign', label: text.campaign, sortable: true },
    value: (row) => row.campaign || text.notSet,
  },
  {
    ...{ key: 'source', label: text.source, sortable: true },
    value: (row) => row.source || text.notSet,
  },
  {
    ...{ key: 'medium', label: text.medium, sortable: true },
    value: (row) => row.medium || text.notSet,
  },
  ...outcomes<TrafficCampaign>(),
];

const ratingTones = { good: 'positive', 'needs-improvement': 'warning', poor: 'negative' } as const;

/** @param part - what the figures are grouped by */
export function vitalColumns(part: 'page' | 'version'): readonly ToolColumn<TrafficVital>[] {
  return [
    { key: 'part', label: text.part[part], sortable: true, value: (row) => row.part },
    { key: 'vital', label: text.vital, sortable: true, value: (row) => row.vital },
    {
      ...{ key: 'p75', label: text.p75, align: 'end', sortable: true },
      value: (row) => row.p75,
      cell: (row) => formatVital(row.vital, row.p75),
    },
    {
      ...{ key: 'rating', label: text.rating },
      value: (row) => rateVital(row.vital, row.p75),
      cell: (row) => {
        const rating = rateVital(row.vital, row.p75);
        return rating && <Badge tone={ratingTones[rating]}>{text.ratings[rating]}</Badge>;
      },
    },
    counts('samples', text.samples, (row) => row.samples),
  ];
}

export const shareColumns: readonly ToolColumn<TrafficShare>[] = [
  { key: 'page_path', label: text.page, sortable: true, value: (row) => row.page_path },
  { key: 'way', label: text.way, sortable: true, value: (row) => row.way },
  counts('shares', text.shares, (row) => row.shares),
  {
    ...{ key: 'arrivals', label: text.arrivals, align: 'end', sortable: true },
    value: (row) => row.arrivals,
    cell: (row) => (row.arrivals === null ? text.notTold : formatCount(row.arrivals)),
  },
];
