import { Container } from '@talent/ui/container';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import type { HomeContent } from '../content/home-content';
import type { IndustrySector } from '../content/home-industries';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createTickerMotion, type TickerMotion, type HoldReason } from './ticker-motion';

/**
 * The industries as a strip that moves by itself and can be paused. Without scripts and for visitors who
 * have asked for less motion it is a list in lines, without the button.
 */
export function IndustryTicker({ label, pause, play, what, sectors }: HomeContent['industries']) {
  const { tickerRef, stripRef, isPaused, toggle } = useTicker();
  return (
    <section ref={tickerRef} aria-label={label} className="border-y-2 border-ink">
      <Container width="wide" className="flex items-center gap-4">
        <div className="min-w-0 flex-1 overflow-hidden [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-3rem),transparent)] motion-reduce:[mask-image:none] noscript:[mask-image:none]">
          <div
            ref={stripRef}
            className="flex w-max will-change-transform motion-reduce:w-auto motion-reduce:transform-none! noscript:w-auto"
          >
            <SectorList sectors={sectors} />
            <SectorList sectors={sectors} isRepeated />
          </div>
        </div>
        <button
          type="button"
          onClick={toggle}
          className="min-h-11 w-24 shrink-0 border-l border-rule text-sm font-medium underline decoration-boundary underline-offset-4 hover:decoration-ink motion-reduce:hidden noscript:hidden"
        >
          {isPaused ? play : pause} <VisuallyHidden>{what}</VisuallyHidden>
        </button>
      </Container>
    </section>
  );
}

interface SectorListProps {
  sectors: readonly IndustrySector[];
  /** The second of two: there for the eye alone, where the strip moves. */
  isRepeated?: boolean;
}

/** Every industry once. The space between two is part of the item, so that the list's width is one turn. */
function SectorList({ sectors, isRepeated = false }: SectorListProps) {
  return (
    <ul
      aria-hidden={isRepeated || undefined}
      className={`flex shrink-0 motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:py-2 noscript:shrink noscript:flex-wrap noscript:py-2 ${isRepeated ? 'motion-reduce:hidden noscript:hidden' : ''}`}
    >
      {sectors.map(({ name, type, colorClass }) => (
        <li
          key={name}
          className="flex items-baseline gap-2 py-3 pr-8 text-sm whitespace-nowrap motion-reduce:py-1 noscript:py-1"
        >
          <span aria-hidden="true" className={`size-2 ${colorClass}`} />
          <span className="font-semibold">{name}</span>
          <span className="text-ink-muted">{type}</span>
        </li>
      ))}
    </ul>
  );
}

interface Ticker {
  tickerRef: RefObject<HTMLElement | null>;
  stripRef: RefObject<HTMLDivElement | null>;
  isPaused: boolean;
  /** Pauses the strip, or lets it move again. */
  toggle: () => void;
}

/** Moves the strip, whose first child is the part that repeats, and pauses it when the button is pressed. */
function useTicker(): Ticker {
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

  // Without the observers, which tell where it is and how wide, the strip stands still and is scrolled by hand.
  if (!('IntersectionObserver' in window && 'ResizeObserver' in window)) return () => end.abort();
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
