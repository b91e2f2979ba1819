import { COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import type { Composition } from '@talent/sdk/contract';
import type { Audience, DayRange, LocalSummary, Traffic, TrafficDay } from '../api/traffic';
import { backendTraffic, fetchCollected } from '../api/traffic-backend';
import type { Collected } from '../api/traffic-backend';
import type { TrafficQuery } from '../range/day-range';
import { readLocalEvents } from './local-events';
import type { LocalEvent } from './local-events';
import { isoDay } from '../../../time/utc';
import {
  localDays,
  localPages,
  localShares,
  localSources,
  localSummary,
  localVitals,
} from './local-figures';

/** The figures and their source. */
export type ChosenTraffic =
  /** `collected.newest` null: samples are all there is. */
  | { kind: 'backend'; traffic: Traffic; audience: Audience; collected: Collected }
  /** The site collects, and nobody has come yet. */
  | { kind: 'waiting' }
  /** The site does not collect: this browser's own visits. */
  | {
      kind: 'local';
      traffic: Traffic;
      summary: LocalSummary;
      days: readonly TrafficDay[];
      isEmpty: boolean;
    };

/**
 * The site's events if it collects any, otherwise this browser's.
 * @throws DataError when the backend does not answer.
 */
export async function chooseTraffic({
  range,
  audience,
  segment,
}: TrafficQuery): Promise<ChosenTraffic> {
  if (siteCollects()) {
    const collected = await fetchCollected(range);
    if (collected.newest === null && !collected.hasSamples) return { kind: 'waiting' };
    const shown = shownAudience(audience, collected);
    const traffic = backendTraffic({ range, audience: shown, segment });
    return { kind: 'backend', traffic, audience: shown, collected };
  }
  return localTraffic(readLocalEvents(), range);
}

/** Samples are shown for as long as no browser has come, and where the address asks for them. */
function shownAudience(asked: Audience | null, { newest, hasSamples }: Collected): Audience {
  if (asked === 'sample' && !hasSamples) return 'visitor';
  return asked ?? (newest === null && hasSamples ? 'sample' : 'visitor');
}

/** The figures of this browser's own events. They name no campaign. */
function localTraffic(all: readonly LocalEvent[], range: DayRange): ChosenTraffic {
  const events = all.filter(({ at }) => {
    const day = isoDay(new Date(at));
    return day >= range.from && day <= range.to;
  });
  const summary = localSummary(events);
  return {
    kind: 'local',
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

/** Whether the site sends consented events to the backend, according to its composition. */
function siteCollects(): boolean {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent ?? '{}';
  return (JSON.parse(block) as Partial<Composition>).collect === true;
}
