/** One act of a visitor: an answer or a page view of an app, and whether it fails. */
export interface Visit {
  measure: 'answers' | 'views';
  path: string;
  isFailure: boolean;
  /** Network address of the visitor. */
  address: string;
}

/** Events between two releases, none of which is the fault of a release. */
export interface Weather {
  /** More visitors than usual from the release on. */
  traffic: 1 | 10;
  /** Someone reloads a page that fails, from three addresses at most. */
  burst: { from: number; visits: number } | null;
  /** Every app fails as often for some minutes; `isSeen`: the gateway's probe of the backend notices. */
  outage: { from: number; until: number; share: number; isSeen: boolean } | null;
}

const MINUTE = 60;

/** @param random from 0 to 1 */
export function drawWeather(random: () => number): Weather {
  const from = Math.floor(random() * 25 * MINUTE);
  const minutes = 2 + random() * 8;
  return {
    traffic: random() < 0.15 ? 10 : 1,
    burst: random() < 0.3 ? { from, visits: 5 + Math.floor(random() * 40) } : null,
    outage:
      random() < 0.25
        ? {
            from,
            until: from + minutes * MINUTE,
            share: 0.05 + random() * 0.9,
            isSeen: random() < 0.5,
          }
        : null,
  };
}

/** Visits of five seconds, `second` after the release and `hour` after the start: their number and failures follow the hour. */
export function* visitsOf(
  random: () => number,
  { traffic, burst, outage }: Weather,
  { second, hour }: { second: number; hour: number },
): Generator<Visit> {
  const day = Math.sin((hour / 24) * 2 * Math.PI);
  const visitors = 6 * (1 + 0.7 * day) * traffic;
  const wander = 1 + 0.5 * Math.sin(hour * 1.3) + 0.3 * Math.sin(hour * 5.1);
  const failing = { answers: 0.002 * wander, views: 0.01 * (1 - 0.4 * day) * wander };
  const isOut = outage !== null && second >= outage.from && second < outage.until;
  const count = Math.floor(visitors) + (random() < visitors % 1 ? 1 : 0);
  for (let visitor = 0; visitor < count; visitor += 1) {
    const path = random() < 0.6 ? '/' : '/blog/first-post';
    const address = `198.51.100.${Math.floor(random() * 250)}`;
    for (const measure of ['answers', 'views'] as const) {
      const share = failing[measure] + (isOut ? outage.share : 0);
      yield { measure, path, isFailure: random() < share, address };
    }
  }
  if (burst === null || second < burst.from || second >= burst.from + MINUTE) return;
  for (let visit = 0; visit < burst.visits / 12; visit += 1) {
    const address = `203.0.113.${Math.floor(random() * 3)}`;
    for (const measure of ['answers', 'views'] as const) {
      yield { measure, path: '/', isFailure: true, address };
    }
  }
}
