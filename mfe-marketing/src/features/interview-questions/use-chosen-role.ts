import { useHydrated } from '@talent/page-parts/use-hydrated';
import { useSearchParams } from '@talent/sdk';
import type { InterviewRole } from '../../content/interview-questions/interview-question';
import { roleFrom } from './chosen-topics';

/**
 * The role in the address. Null until the page reacts: the served page is the same for every search, and
 * the first browser render has to equal it.
 */
export function useChosenRole(): InterviewRole | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  return isHydrated ? roleFrom(search) : null;
}
