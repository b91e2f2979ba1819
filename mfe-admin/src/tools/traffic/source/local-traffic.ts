import type { DayRange, Traffic } from '../api/traffic';
import { isoDay } from '../../../time/utc';
import type { LocalEvent } from './local-events';
import {
  localDays,
  localPages,
  localShares,
  localSources,
  localSummary,
  localVitals,
} from './local-figures';

/** The figures of this browser's own events. They name no campaign. */
export function localTraffic(all: readonly LocalEvent[], range: DayRange): Traffic {
  const events = all.filter(({ at }) => {
    const day = isoDay(new Date(at));
    return day >= range.from && day <= range.to;
  });
  return {
    queryKey: ['traffic', 'local', range.from, range.to],
    summary: () => Promise.resolve(localSummary(events)),
    days: () => Promise.resolve(localDays(events, range)),
    pages: { rows: localPages(events) },
    sources: { rows: localSources(events) },
    campaigns: { rows: [] },
    vitalsByPage: { rows: localVitals(events, false) },
    vitalsByVersion: { rows: localVitals(events, true) },
    shares: { rows: localShares(events) },
  };
}
