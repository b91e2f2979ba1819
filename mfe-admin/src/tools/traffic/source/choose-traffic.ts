import { COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import type { Composition } from '@talent/sdk/contract';
import type { Traffic, DayRange } from '../api/traffic';
import { backendTraffic, fetchCollected } from '../api/traffic-backend';
import type { AudienceCounts } from '../api/traffic-backend';
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
  | { kind: 'backend'; traffic: Traffic; counts: AudienceCounts; newest: string }
  /** `why`: the site does not collect, or nothing has arrived yet. */
  | { kind: 'local'; traffic: Traffic; why: 'off' | 'empty'; isEmpty: boolean };

/**
 * The site's events if it collects any, otherwise this browser's.
 * @throws DataError when the backend does not answer.
 */
export async function chooseTraffic({ range, audience }: TrafficQuery): Promise<ChosenTraffic> {
  const isOn = siteCollects();
  if (isOn) {
    const { newest, counts } = await fetchCollected(range);
    if (newest !== null) {
      return { kind: 'backend', traffic: backendTraffic(range, audience), counts, newest };
    }
  }
  const traffic = localTraffic(readLocalEvents(), range);
  const { views } = await traffic.summary();
  return { kind: 'local', traffic, why: isOn ? 'empty' : 'off', isEmpty: views === 0 };
}

/** The figures of this browser's own events. They name no campaign. */
function localTraffic(all: readonly LocalEvent[], range: DayRange): Traffic {
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

/** Whether the site sends consented events to the backend, according to its composition. */
function siteCollects(): boolean {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent ?? '{}';
  return (JSON.parse(block) as Partial<Composition>).collect === true;
}
