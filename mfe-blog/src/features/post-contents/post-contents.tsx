import type { ContentsEntry } from './contents-of';
import { useEffect, useState } from 'react';

export interface PostContentsProps {
  title: string;
  entries: readonly ContentsEntry[];
}

/** Links to the sections of a long text; the one that is being read is marked. */
export function PostContents({ title, entries }: PostContentsProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav
      aria-label={title}
      className="border-l border-rule text-sm lg:max-h-[calc(100svh-8rem)] lg:overflow-y-auto"
    >
      <p aria-hidden="true" className="pl-5 font-semibold">
        {title}
      </p>
      <ol className="mt-2">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-5 text-ink-muted underline-offset-4 hover:text-ink hover:underline aria-[current]:border-signal aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Everything from far above the window down to its upper third: a heading in it has been passed. */
const PASSED = '1000000px 0px -65% 0px';

/**
 * Id of the section that is being read: the last whose heading has been passed. Null before the first one,
 * and where the browser cannot tell.
 */
function useCurrentSection(ids: readonly string[]): string | null {
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
