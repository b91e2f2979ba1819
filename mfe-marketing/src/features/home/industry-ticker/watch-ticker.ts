import type { HoldReason, TickerMotion } from './ticker-motion';

/**
 * Holds the motion while a visitor points at the ticker, has the focus in it, has asked for less motion,
 * has scrolled it out of view or looks at another tab.
 * @param list - the part that repeats: its width is the loop.
 * @returns stops watching, and the motion with it.
 */
export function watchTicker(
  motion: TickerMotion,
  ticker: HTMLElement,
  list: HTMLElement,
): () => void {
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

  // Without the observers, which tell where and how wide it is, the strip stands still and is scrolled by hand.
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
