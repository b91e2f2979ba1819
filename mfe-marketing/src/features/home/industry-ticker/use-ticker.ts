import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createTickerMotion } from './ticker-motion';
import type { TickerMotion, HoldReason } from './ticker-motion';

interface Ticker {
  tickerRef: RefObject<HTMLElement | null>;
  stripRef: RefObject<HTMLDivElement | null>;
  isPaused: boolean;
  /** Pauses the strip, or lets it move again. */
  toggle: () => void;
}

/** Moves the strip, whose first child is the part that repeats, and pauses it when the button is pressed. */
export function useTicker(): Ticker {
  const tickerRef = useRef<HTMLElement>(null);
  const stripRef = useRef<HTMLDivElement>(null);
  const motion = useRef<TickerMotion | null>(null);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    const [ticker, strip] = [tickerRef.current, stripRef.current];
    const list = strip?.firstElementChild;
    if (!ticker || !strip || !(list instanceof HTMLElement)) return;
    motion.current = createTickerMotion(strip);
    return watchTicker(motion.current, ticker, list);
  }, []);

  function toggle(): void {
    setIsPaused(!isPaused);
    if (!isPaused) motion.current?.hold('pressed');
    // 'Play' is meant now, though pointer and focus are still on the button.
    else motion.current?.release('pressed', 'hover', 'focus');
  }

  return { tickerRef, stripRef, isPaused, toggle };
}

/**
 * Holds the motion while a visitor points at the ticker, has the focus in it, has asked for less motion,
 * has scrolled it out of view or looks at another tab.
 * @param list - the part that repeats: its width is the loop.
 * @returns stops watching, and the motion with it.
 */
function watchTicker(motion: TickerMotion, ticker: HTMLElement, list: HTMLElement): () => void {
  const end = new AbortController();
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const set = (reason: HoldReason, holds: boolean): void =>
    holds ? motion.hold(reason) : motion.release(reason);
  const on = (target: EventTarget, type: string, react: () => void): void =>
    target.addEventListener(type, react, { signal: end.signal });

  on(ticker, 'pointerenter', () => motion.hold('hover'));
  on(ticker, 'pointerleave', () => motion.release('hover'));
  on(ticker, 'focusin', () => motion.hold('focus'));
  on(ticker, 'focusout', () => motion.release('focus'));
  on(still, 'change', () => set('reduced-motion', still.matches));
  on(document, 'visibilitychange', () => set('tab-hidden', document.hidden));
  set('reduced-motion', still.matches);
  set('tab-hidden', document.hidden);

  motion.hold('off-screen');
  const sight = new IntersectionObserver((entries) =>
    set('off-screen', entries.at(-1)?.isIntersecting !== true),
  );
  sight.observe(ticker);
  // The observer brings the width after a layout that happened anyway.
  const size = new ResizeObserver((entries) =>
    motion.setLoop(entries.at(-1)?.borderBoxSize[0]?.inlineSize ?? 0),
  );
  size.observe(list);

  return () => {
    end.abort();
    sight.disconnect();
    size.disconnect();
    motion.setLoop(0);
  };
}
