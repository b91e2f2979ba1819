import type { MarketSource } from '@talent/api/market/market-data';
import type { ShownSource } from './market-page';

const DAY_MS = 86_400_000;

/** A check is weekly; two days more for a run that failed once. An older one says nothing about now. */
const CHECK_HOLDS_DAYS = 9;

/** The source as the page shows it. Says nothing of checks that were not made lately, so that nobody reads a promise into them. */
export function shownSource(source: MarketSource, now: Date): ShownSource {
  const { key, name, publisher, url, licence, licenceUrl, method, changes, grain } = source;
  const { firstDay, lastDay, retrievedOn, checkedOn } = source;
  const isRecent =
    checkedOn !== null && now.getTime() - Date.parse(checkedOn) <= CHECK_HOLDS_DAYS * DAY_MS;
  return {
    ...{ key, name, publisher, url, licence, licenceUrl, method, changes, grain },
    ...{ firstDay, lastDay, retrievedOn },
    checkedOn: isRecent ? checkedOn : null,
  };
}
