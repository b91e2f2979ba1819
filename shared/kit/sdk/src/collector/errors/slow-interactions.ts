import { observe } from './breadcrumbs.ts';

/** An interaction after which the page stood still. */
export interface SlowInteraction {
  /** Type of the event, such as `click`. */
  name: string;
  /** App whose part of the page was touched; null: the element is gone. */
  region: string | null;
  /** Path of the script that took longest, where the browser tells; null otherwise. */
  file: string | null;
}

/** From which duration on an interaction is slow, ms. Browsers round to 8 ms. */
export const SLOW_MS = 500;
/** Long frames that are remembered. */
const FRAMES = 20;

interface LongFrame extends PerformanceEntry {
  scripts?: readonly { sourceURL: string; duration: number }[];
}

interface Interaction extends PerformanceEventTiming {
  readonly interactionId: number;
}

/** Calls back for each slow interaction, once. */
export function trackSlowInteractions(report: (slow: SlowInteraction) => void): void {
  let frames: readonly LongFrame[] = [];
  let last = 0;
  observe('long-animation-frame', (entries) => {
    frames = [...frames, ...entries].slice(-FRAMES);
  });
  observe(
    'event',
    (entries) => {
      for (const entry of entries as Interaction[]) {
        if (!(entry.interactionId > 0) || entry.interactionId === last) continue;
        if (entry.duration < SLOW_MS) continue;
        last = entry.interactionId;
        report({ name: entry.name, region: regionOf(entry.target), file: fileOf(entry, frames) });
      }
    },
    { durationThreshold: SLOW_MS } as PerformanceObserverInit,
  );
}

function regionOf(target: Node | null): string | null {
  if (target === null) return null;
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest<HTMLElement>('[data-app]')?.dataset['app'] ?? 'shell';
}

function fileOf(
  { startTime, duration }: PerformanceEntry,
  frames: readonly LongFrame[],
): string | null {
  const scripts = frames
    .filter(
      (one) => one.startTime < startTime + duration && one.startTime + one.duration > startTime,
    )
    .flatMap((one) => one.scripts ?? []);
  const [longest] = scripts.toSorted((left, right) => right.duration - left.duration);
  const url = longest === undefined ? null : URL.parse(longest.sourceURL);
  const isFile = url?.origin === location.origin && url.pathname.startsWith('/assets/');
  return isFile ? url.pathname : null;
}
