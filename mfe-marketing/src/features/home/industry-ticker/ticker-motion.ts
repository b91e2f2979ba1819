/** Pixels a second: 0.9 for each frame of a 60 Hz screen, whatever the screen's own rate. */
export const TICKER_SPEED = 54;

/** A reason to pause the strip. It moves while there is none. */
export type HoldReason =
  | 'pressed'
  | 'reduced-motion'
  | 'hover'
  | 'focus'
  | 'off-screen'
  | 'tab-hidden';

export interface TickerMotion {
  hold: (reason: HoldReason) => void;
  release: (...reasons: readonly HoldReason[]) => void;
  /** Pixels after which the strip looks as at its start; 0 while that is not known. */
  setLoop: (pixels: number) => void;
}

/**
 * Moves a strip to the left for as long as nothing holds it. Each frame writes one transform and reads
 * nothing, so that no frame costs a layout.
 */
export function createTickerMotion(strip: HTMLElement): TickerMotion {
  const reasons = new Set<HoldReason>();
  let loop = 0;
  let offset = 0;
  let frame: number | null = null;
  let drawnAt: number | null = null;

  function draw(now: number): void {
    // After a stop the time that has passed says nothing about the way to go.
    if (drawnAt !== null) {
      offset = (offset + ((now - drawnAt) / 1000) * TICKER_SPEED) % loop;
      strip.style.transform = `translateX(${-offset}px)`;
    }
    drawnAt = now;
    frame = requestAnimationFrame(draw);
  }

  function settle(): void {
    const moves = loop > 0 && reasons.size === 0;
    if (moves && frame === null) frame = requestAnimationFrame(draw);
    if (moves || frame === null) return;
    cancelAnimationFrame(frame);
    frame = null;
    drawnAt = null;
  }

  return {
    hold(reason) {
      reasons.add(reason);
      settle();
    },
    release(...gone) {
      for (const reason of gone) reasons.delete(reason);
      settle();
    },
    setLoop(pixels) {
      loop = pixels;
      settle();
    },
  };
}
