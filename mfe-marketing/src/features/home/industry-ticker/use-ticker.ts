import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createTickerMotion } from './ticker-motion';
import type { TickerMotion } from './ticker-motion';
import { watchTicker } from './watch-ticker';

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
