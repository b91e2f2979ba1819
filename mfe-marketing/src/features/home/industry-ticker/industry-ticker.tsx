import { Container } from '@talent/ui/container';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import type { HomeContent } from '../content/home-content';
import type { IndustrySector } from '../content/home-industries';
import { useEffect, useRef, useState, type RefObject } from 'react';

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
          <span>{isPaused ? play : pause}</span> <VisuallyHidden>{what}</VisuallyHidden>
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
  toggle: () => void;
}

function useTicker(): Ticker {
  const tickerRef = useRef<HTMLElement>(null);
  const stripRef = useRef<HTMLDivElement>(null);
  const motion = useRef<TickerMotion | null>(null);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    const [ticker, strip] = [tickerRef.current, stripRef.current];
    // Without the observers, which tell where it is and how wide, the strip stands still and is scrolled by hand.
    if (!ticker || !strip || !('IntersectionObserver' in window && 'ResizeObserver' in window))
      return;
    motion.current = startMotion(ticker, strip);
    return motion.current.end;
  }, []);

  function toggle(): void {
    setIsPaused(!isPaused);
    motion.current?.set('pressed', !isPaused);
    // 'Play' is meant now, though pointer and focus are still on the button.
    if (isPaused)
      for (const reason of ['hover', 'focus'] as const) motion.current?.set(reason, false);
  }

  return { tickerRef, stripRef, isPaused, toggle };
}

/** Pixels a second: 0.9 for each frame of a 60 Hz screen, whatever the screen's own rate. */
const SPEED = 54;

/** Why the strip stands still. It moves while there is no reason. */
type HoldReason =
  | 'pressed'
  | 'reduced-motion'
  | 'hover'
  | 'focus'
  | 'off-screen'
  | 'tab-hidden'
  | 'unmeasured';

interface TickerMotion {
  set: (reason: HoldReason, holds: boolean) => void;
  end: () => void;
}

/**
 * Moves the strip to the left by one of its two equal halves, again and again, unless a visitor points at the ticker, has the
 * focus in it, has asked for less motion, has scrolled it out of view or looks at another tab.
 */
function startMotion(ticker: HTMLElement, strip: HTMLElement): TickerMotion {
  const animation = strip.animate(
    { transform: ['translateX(0)', 'translateX(-50%)'] },
    { duration: 1000, iterations: Infinity },
  );
  const reasons = new Set<HoldReason>();
  const set = (reason: HoldReason, holds: boolean): void => {
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size === 0) animation.play();
    else animation.pause();
  };
  const end = new AbortController();
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const on = (target: EventTarget, type: string, react: () => void): void =>
    target.addEventListener(type, react, { signal: end.signal });

  on(ticker, 'pointerenter', () => set('hover', true));
  on(ticker, 'pointerleave', () => set('hover', false));
  on(ticker, 'focusin', () => set('focus', true));
  on(ticker, 'focusout', () => set('focus', false));
  on(still, 'change', () => set('reduced-motion', still.matches));
  on(document, 'visibilitychange', () => set('tab-hidden', document.hidden));
  set('reduced-motion', still.matches);
  set('tab-hidden', document.hidden);
  set('off-screen', true);
  set('unmeasured', true);
  const sight = new IntersectionObserver((entries) =>
    set('off-screen', entries.at(-1)?.isIntersecting !== true),
  );
  sight.observe(ticker);
  // The observer brings the width after a layout that happened anyway. Another rate moves on from the same place.
  const size = new ResizeObserver((entries) => {
    const width = (entries.at(-1)?.borderBoxSize[0]?.inlineSize ?? 0) / 2;
    if (width > 0) animation.updatePlaybackRate(SPEED / width);
    set('unmeasured', width === 0);
  });
  size.observe(strip);

  return {
    set,
    end: () => {
      end.abort();
      sight.disconnect();
      size.disconnect();
      animation.cancel();
    },
  };
}
