import { useHydrated } from '@talent/ui/use-hydrated';
import { useSearchParams } from '@talent/sdk';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { trackSalary } from '../../track-salary';
import { defaultQuery, queryFrom, searchOf, type DashboardQuery } from './dashboard-query';

/**
 * The query in the address. The default until hydration: the served page is the same for every
 * search, and the first browser render has to equal it.
 */
export function useDashboardQuery() {
  const [search, setSearch] = useSearchParams();
  // A change shows at once; the address follows a moment later, and a ticked box must not jump back until then.
  const [ahead, setAhead] = useState<string | null>(null);
  const waiting = useRef(0);
  useLayoutEffect(() => {
    // After two quick changes the router may render the first one alone: then `search` is not yet what the address says.
    if (waiting.current === 0 && search.toString() === addressSearch()) setAhead(null);
  }, [search]);
  useEffect(() => {
    // The visitor went back before the new address was drawn: `search` may never change.
    const forget = (): void => setAhead(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const isHydrated = useHydrated();
  const afterPaint = useAfterPaint();
  // As text: when the address has followed, it is the same, and nothing is worked out again.
  const asked = ahead ?? search.toString();
  const query = useMemo(
    () => (isHydrated ? queryFrom(new URLSearchParams(asked)) : defaultQuery),
    [asked, isHydrated],
  );
  const change = useCallback(
    (changed: Partial<DashboardQuery>) => {
      // A choice in the served page is made before hydration. It changes the query of the address, not the default one.
      const next = searchOf({ ...queryFrom(new URLSearchParams(asked)), ...changed }, search);
      // Another country or view is a history entry; a filter is not.
      const isStep = 'view' in changed || 'country' in changed;
      setAhead(next.toString());
      waiting.current += 1;
      // The figures are painted first, because router and events take longer. A visitor who has gone back
      // by then keeps the address that they went to.
      afterPaint((isElsewhere) => {
        waiting.current -= 1;
        if (!isElsewhere) setSearch(next, { replace: !isStep, preventScrollReset: true });
        for (const [filter, value] of Object.entries(changed)) record(filter, value);
      });
    },
    [asked, search, setSearch, afterPaint],
  );
  return { query, change };
}

/** The search of the address, which is never behind, written as `URLSearchParams` writes it. */
function addressSearch(): string {
  return new URLSearchParams(window.location.search).toString();
}

function record(filter: string, value: DashboardQuery[keyof DashboardQuery]): void {
  const names = { roles: 'compare', currency: 'convert', view: 'view' } as const;
  const interaction = Object.hasOwn(names, filter) ? names[filter as keyof typeof names] : 'filter';
  const said = typeof value === 'object' ? (value?.join('.') ?? null) : value;
  trackSalary(interaction, { filter, value: said });
}

/** Work for after the next frame; `isElsewhere`: the visitor has navigated away by then. */
type LateWork = (isElsewhere: boolean) => void;

/** Runs work once the frame that shows the present change has been painted, in the order of the calls. */
export function useAfterPaint(): (work: LateWork) => void {
  const moves = useRef(0);
  useEffect(() => {
    const count = (): void => {
      moves.current += 1;
    };
    window.addEventListener('popstate', count);
    return () => {
      window.removeEventListener('popstate', count);
      count();
    };
  }, []);
  return useCallback((work) => {
    const before = moves.current;
    requestAnimationFrame(() => setTimeout(() => work(moves.current !== before)));
  }, []);
}
