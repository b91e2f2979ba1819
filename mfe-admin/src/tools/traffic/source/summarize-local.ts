import { isoDay } from '../../../time/utc';
import type { DayRange, LocalSummary, Traffic, TrafficDay } from '../api/traffic';
import type { LocalEvent } from './local-events';
import {
  localDays,
  localPages,
  localShares,
  localSources,
  localSummary,
  localVitals,
} from './local-figures';

/** The figures of this browser's own visits, for a site that does not collect. */
export interface LocalFigures {
  traffic: Traffic;
  summary: LocalSummary;
  days: readonly TrafficDay[];
  isEmpty: boolean;
}

/** The figures of this browser's own events. They name no campaign. */
export function summarizeLocal(all: readonly LocalEvent[], range: DayRange): LocalFigures {
  const events = all.filter(({ at }) => {
    const day = isoDay(new Date(at));
    return day >= range.from && day <= range.to;
  });
  const summary = localSummary(events);
  return {
    summary,
    days: localDays(events, range),
    isEmpty: summary.views === 0,
    traffic: {
      queryKey: ['traffic', 'local', range.from, range.to],
      pages: { rows: localPages(events) },
      sources: { rows: localSources(events) },
      campaigns: { rows: [] },
      vitalsByPage: { rows: localVitals(events, false) },
      vitalsByVersion: { rows: localVitals(events, true) },
      shares: { rows: localShares(events) },
    },
  };
}
