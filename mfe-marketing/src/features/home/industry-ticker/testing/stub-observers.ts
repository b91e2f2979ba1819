import { vi } from 'vitest';

/** A browser that a test controls: jsdom has no layout, no media queries and no frames. */
export interface StubbedBrowser {
  /** Whether a frame is asked for: the ticker moves. */
  isMoving: () => boolean;
  setInView: (isIntersecting: boolean) => void;
  setReducedMotion: (isReduced: boolean) => void;
  setTabHidden: (isHidden: boolean) => void;
  /** Whether both observers have been ended. */
  isUnobserved: () => boolean;
}

type Sight = (entries: { isIntersecting: boolean }[]) => void;
type Size = (entries: { borderBoxSize: { inlineSize: number }[] }[]) => void;

/** Stubs what the ticker watches. The list is 1000 px wide; the ticker is in view once a test says so. */
export function stubObservers(): StubbedBrowser {
  let sight: Sight = () => undefined;
  let frames = 0;
  let observing = 0;
  const still = Object.assign(new EventTarget(), { matches: false });
  class Observer {
    observe(): void {
      observing += 1;
    }
    disconnect(): void {
      observing -= 1;
    }
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      constructor(report: Sight) {
        super();
        sight = report;
      }
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class extends Observer {
      constructor(report: Size) {
        super();
        queueMicrotask(() => report([{ borderBoxSize: [{ inlineSize: 1000 }] }]));
      }
    },
  );
  vi.stubGlobal('matchMedia', () => still);
  vi.stubGlobal('requestAnimationFrame', () => (frames = 1));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = 0));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  return {
    isMoving: () => frames === 1,
    isUnobserved: () => observing === 0,
    setInView: (isIntersecting) => sight([{ isIntersecting }]),
    setReducedMotion(isReduced) {
      still.matches = isReduced;
      still.dispatchEvent(new Event('change'));
    },
    setTabHidden(isHidden) {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
