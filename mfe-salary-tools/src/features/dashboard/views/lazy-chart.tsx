import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { dashboard } from '../content/dashboard';
import type { ChartProps } from '../charts/chart-props';

const { chart: text } = dashboard;

/** Distance from the viewport at which charts begin to load. */
const MARGIN = '300px';

// The chart library is as large as the rest of the page: it loads when a chart is near the viewport.
const Chart = lazy(() =>
  import('../charts/chart').then(
    ({ Chart: Drawn }) => ({ default: Drawn }),
    () => ({ default: ChartFailed }),
  ),
);

/** A chart in a reserved space: nothing moves when it arrives. */
export function LazyChart(props: ChartProps) {
  const space = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!space.current) return undefined;
    if (!('IntersectionObserver' in window)) {
      setIsNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);
  const loading = <p className="text-ink-muted print:hidden">{text.loading}</p>;
  return (
    <figure aria-label={props.summary}>
      {/* The table after it says the same, figure by figure. */}
      <div ref={space} aria-hidden="true" className="h-80">
        {isNear ? (
          <Suspense fallback={loading}>
            <Chart {...props} />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </figure>
  );
}

function ChartFailed(_: ChartProps) {
  return <p className="border-l-2 border-ink pl-4">{text.failed}</p>;
}
