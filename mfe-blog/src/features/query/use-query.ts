import { useSearchParams } from '@talent/sdk';
import { useSyncExternalStore } from 'react';

const nothing = new URLSearchParams();
const never = () => () => undefined;

/**
 * The search part of the address. Composed pages know none: it is empty until the served page has been
 * taken over, so that both renders agree.
 */
export function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? search : nothing;
}
