import { useEffect, useRef, useState, type RefObject } from 'react';

export const LAST_HOUR = 72;
/** Part of the window that the drawing has crossed when its search begins to run. */
const READ_AT = 0.6;
/** Shortest way of the page for a whole search, px: less is over before it is seen. */
const SHORTEST = 320;

/**
 * The hour that the clock shows. It runs with the scrolled page until someone sets it; for those who want less motion it stands
 * until then.
 */
export function useHour(part: RefObject<HTMLElement | null>): [number, (hour: number) => void] {
  const [hour, setHour] = useState(0);
  const isSet = useRef(false);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    function run(): void {
      const box = part.current?.getBoundingClientRect();
      if (isSet.current || !box) return;
      const edge = window.innerHeight * READ_AT;
      const top = box.top + window.scrollY;
      const start = Math.max(0, top - edge);
      const way = Math.max(SHORTEST, top + box.height - edge - start);
      const at = Math.round(((window.scrollY - start) / way) * LAST_HOUR);
      setHour(Math.min(LAST_HOUR, Math.max(0, at)));
    }
    run();
    window.addEventListener('scroll', run, { passive: true });
    return () => window.removeEventListener('scroll', run);
  }, [part]);
  return [
    hour,
    (next) => {
      isSet.current = true;
      setHour(next);
    },
  ];
}
