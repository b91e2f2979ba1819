import { useSearchParams } from '@talent/sdk';
import { useSyncExternalStore } from 'react';
import type { InterviewRole } from '../../content/interview-questions/interview-question';
import { roleFrom } from './chosen-topics';

const never = (): (() => void) => () => undefined;

/**
 * The role in the address. Null until the page reacts: the served page is the same for every search, and
 * the first browser render has to equal it.
 */
export function useChosenRole(): InterviewRole | null {
  const [search] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? roleFrom(search) : null;
}
