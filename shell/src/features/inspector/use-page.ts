import { useEffect, useState } from 'react';
import { findRegions } from './regions';
import type { Region } from './regions';

/** The state of the page that the inspector reads on every frame. */
export interface PageNow {
  regions: readonly Region[];
  /** Address of the page; navigations change it. */
  href: string;
}

/** The page's state, updated on every frame: people scroll, navigate and open menus under the inspector. */
export function usePage(): PageNow {
  const [page, setPage] = useState<PageNow>(look);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      setPage((before) => {
        const now = look();
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, []);
  return page;
}

function look(): PageNow {
  return { regions: findRegions(), href: window.location.href };
}
