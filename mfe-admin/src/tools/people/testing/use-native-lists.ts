import { vi } from 'vitest';

/** Lists and calendars are the browser's own, as on a phone: their controls are found by their labels. */
export function useNativeLists(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }),
  );
}
