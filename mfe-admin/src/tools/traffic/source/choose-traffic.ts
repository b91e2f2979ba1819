import type { Traffic } from '../api/traffic';
import { backendTraffic, fetchCollected } from '../api/traffic-backend';
import type { AudienceCounts } from '../api/traffic-backend';
import { siteCollects } from '../api/site-collects';
import type { TrafficQuery } from '../range/day-range';
import { readLocalEvents } from './local-events';
import { localTraffic } from './local-traffic';

/** The figures and where they come from. */
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
