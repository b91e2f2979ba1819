import type { DayRange, Traffic } from '../api/traffic';
import { tableOfRows } from '../../../table/table-of-rows';
import {
  campaignColumns,
  pageColumns,
  shareColumns,
  sourceColumns,
  vitalColumns,
} from '../tables/traffic-columns';
import type { LocalEvent } from './local-events';
import {
  dayOf,
  localDays,
  localPages,
  localShares,
  localSources,
  localSummary,
  localVitals,
} from './local-figures';

/** The figures of this browser's own events. They name no campaign. */
export function localTraffic(all: readonly LocalEvent[], range: DayRange): Traffic {
  const events = all.filter(({ at }) => dayOf(at) >= range.from && dayOf(at) <= range.to);
  return {
    summary: () => Promise.resolve(localSummary(events)),
    days: () => Promise.resolve(localDays(events, range)),
    pages: tableOfRows(localPages(events), pageColumns),
    sources: tableOfRows(localSources(events), sourceColumns),
    campaigns: tableOfRows([], campaignColumns),
    vitalsByPage: tableOfRows(localVitals(events, false), vitalColumns('page')),
    vitalsByVersion: tableOfRows(localVitals(events, true), vitalColumns('version')),
    shares: tableOfRows(localShares(events), shareColumns),
  };
}
