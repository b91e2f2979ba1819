import { useEffect, useState } from 'react';

/** Everything from far above the window down to its upper third: a heading in it has been passed. */
const PASSED = '1000000px 0px -65% 0px';

/**
 * Id of the section that is being read: the last whose heading has been passed. Null before the first one,
 * and where the browser cannot tell.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(key.split(' ').findLast((id) => passed.has(id)) ?? null);
      },
      { rootMargin: PASSED },
    );
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
