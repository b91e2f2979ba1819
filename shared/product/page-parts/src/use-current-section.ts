import { useEffect, useState } from 'react';

/** Everything from far above the window down to its upper third: what begins in it has been passed. */
const PASSED = '1000000px 0px -65% 0px';

/**
 * Id of the part of the page that is being read: the last whose beginning has been passed. Null before the first one, in
 * the served page, and where the browser cannot tell.
 * @param ids - of the parts' elements or of their headings, in the order of the page
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
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
