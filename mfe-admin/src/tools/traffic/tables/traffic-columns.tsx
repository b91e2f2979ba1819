import { formatCount } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import type {
  TrafficCampaign,
  TrafficPage,
  TrafficShare,
  TrafficSourceRow,
  TrafficVital,
} from '../api/traffic';
import { tableTexts as text } from '../content/traffic';
import { formatDuration, formatPercent, formatVital, rateVital } from '../format-traffic';

const page = columnsOf<TrafficPage>();

export const pageColumns: readonly ToolColumn<TrafficPage>[] = [
  page.text('page_path', text.page),
  page.figure('views', text.views),
  page.figure('engaged', text.engaged),
  {
    ...page.figure('average_ms', text.time),
    cell: (row) => formatDuration(row.average_ms),
  },
  {
    ...page.figure('average_depth', text.depth),
    cell: (row) => formatPercent(row.average_depth),
  },
  { ...page.figure('reached_25', text.reached(25)), priority: 3 },
  { ...page.figure('reached_50', text.reached(50)), priority: 3 },
  { ...page.figure('reached_75', text.reached(75)), priority: 3 },
  page.figure('reached_100', text.reached(100)),
];

const source = columnsOf<TrafficSourceRow>();

export const sourceColumns: readonly ToolColumn<TrafficSourceRow>[] = [
  source.text('source', text.source),
  source.text('kind', text.kind),
  source.figure('visitors', text.visitors),
  source.figure('engaged', text.engaged),
  source.figure('emails', text.emails),
  source.figure('contacts', text.contacts),
];

const campaign = columnsOf<TrafficCampaign>();

/** A part of a campaign link, which may be missing. */
function campaignPart(
  key: 'campaign' | 'source' | 'medium',
  label: string,
): ToolColumn<TrafficCampaign> {
  return { key, label, sortable: true, value: (row) => row[key] || text.notSet };
}

export const campaignColumns: readonly ToolColumn<TrafficCampaign>[] = [
  campaignPart('campaign', text.campaign),
  campaignPart('source', text.source),
  campaignPart('medium', text.medium),
  campaign.figure('visitors', text.visitors),
  campaign.figure('engaged', text.engaged),
  campaign.figure('emails', text.emails),
  campaign.figure('contacts', text.contacts),
];

const ratingTones = { good: 'positive', 'needs-improvement': 'warning', poor: 'negative' } as const;
const vital = columnsOf<TrafficVital>();

/** @param part - what the figures are grouped by */
export function vitalColumns(part: 'page' | 'version'): readonly ToolColumn<TrafficVital>[] {
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

const share = columnsOf<TrafficShare>();

export const shareColumns: readonly ToolColumn<TrafficShare>[] = [
  share.text('page_path', text.page),
  share.text('way', text.way),
  share.figure('shares', text.shares),
  {
    ...share.figure('arrivals', text.arrivals),
    cell: (row) => (row.arrivals === null ? text.notTold : formatCount(row.arrivals)),
  },
];
