import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** Content within this distance below the window is near. */
const MARGIN = '400px';

/** Keeps a place for content that costs the database much, and shows it when it is about to be seen. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className="h-60" />;
}
