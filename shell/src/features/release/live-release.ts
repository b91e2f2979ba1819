import type { Composition } from '@talent/sdk/contract';

let live: string | null = null;

/** Notes what the gateway said with the last data of a page. */
export function noteLiveRelease(header: string | null): void {
  live = header ?? live;
}

/**
 * The release that the gateway named last, if it has other versions than this tab; otherwise null. `take-release.ts` decides
 * whether the tab takes it, and is loaded only then: few tabs ever need it.
 */
export function otherRelease({ id }: Composition): string | null {
  return live?.endsWith(` ${id}`) ? null : live;
}
