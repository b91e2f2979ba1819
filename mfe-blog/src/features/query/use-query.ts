import { useHydrated } from '@talent/page-parts/use-hydrated';
import { useSearchParams } from '@talent/sdk';

const nothing = new URLSearchParams();

/**
 * The search part of the address. Composed pages know none: it is empty until the served page has been
 * taken over, so that both renders agree.
 */
export function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  return isHydrated ? search : nothing;
}
