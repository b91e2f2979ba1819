import { vi } from 'vitest';

/** A browser that a test controls: jsdom has no layout, no media queries and no animations. */
export interface StubbedBrowser {
  /** Whether the animation of the ticker runs. */
  isMoving: () => boolean;
  /** Of the running animation, pixels a second. */
  speed: () => number;
  setInView: (isIntersecting: boolean) => void;
  setReducedMotion: (isReduced: boolean) => void;
  setTabHidden: (isHidden: boolean) => void;
  /** Whether both observers have been ended. */
  isUnobserved: () => boolean;
}

type Sight = (entries: { isIntersecting: boolean }[]) => void;
type Size = (entries: { borderBoxSize: { inlineSize: number }[] }[]) => void;

/** Stubs what the ticker watches. A half of the strip is 1000 px wide; the ticker is in view once a test says so. */
export function stubObservers(): StubbedBrowser {
  let sight: Sight = () => undefined;
  let isMoving = false;
  let rate = 1;
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
        queueMicrotask(() => report([{ borderBoxSize: [{ inlineSize: 2000 }] }]));
      }
    },
  );
  vi.stubGlobal('matchMedia', () => still);
  HTMLElement.prototype.animate = (_, timing) => {
    const { duration } = timing as { duration: number };
    const moves = (next: boolean) => () => void (isMoving = next);
    const updatePlaybackRate = (next: number) => void (rate = (next * 1000) / duration);
    const [play, pause] = [moves(true), moves(false)];
    return { play, pause, cancel: pause, updatePlaybackRate } as Partial<Animation> as Animation;
  };
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  return {
    isMoving: () => isMoving,
    speed: () => 1000 * rate,
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
