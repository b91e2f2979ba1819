import { useHydrated } from '@talent/page-parts/use-hydrated';
import { useSearchParams } from '@talent/sdk';
import { filtersFrom, noFilters, withFilter } from './job-filters';
import type { FilterName, JobFilters } from './job-filters';

export interface JobFilterState {
  filters: JobFilters;
  choose: (name: FilterName, value: string) => void;
  clear: () => void;
}

/**
 * The filters in the address. None until the page reacts: the served page is the same for every search,
 * and the first browser render has to equal it.
 */
export function useJobFilters(): JobFilterState {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  return {
    filters: isHydrated ? filtersFrom(search) : noFilters,
    choose: (name, value) => {
      // The search as a whole is one history entry, not each letter of it.
      const goesOn = name === 'q' && search.get('q') !== null && value.trim() !== '';
      // From the address itself: a quick second letter can come before the state holds the first.
      const current = new URLSearchParams(window.location.search);
      setSearch(withFilter(current, name, value), { replace: goesOn });
    },
    clear: () => setSearch({}),
  };
}
