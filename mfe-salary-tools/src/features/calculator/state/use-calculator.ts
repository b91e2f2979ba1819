import type { SalaryRole } from '@talent/api/salary/salary-data';
import { useHydrated } from '@talent/ui/use-hydrated';
import { useSearchParams } from '@talent/sdk';
import { useEffect } from 'react';
import { choicesFrom, defaultChoices, searchOf, withChoices, type Choices } from './choices';
import { startFigures } from './figures-store';

export type CalculatorState = ReturnType<typeof useCalculator>;

/**
 * The choices from the address. The served page and the first render in the browser know neither these nor the typed
 * figures, which this restores.
 */
export function useCalculator(roles: readonly SalaryRole[]) {
  const [search, setSearch] = useSearchParams();
  useEffect(startFigures, []);
  const isHydrated = useHydrated();
  return {
    choices: isHydrated ? choicesFrom(search, roles) : defaultChoices(roles),
    choose: (changes: Partial<Choices>): void => {
      // From the address itself: a quick second change can come before the state holds the first.
      const current = choicesFrom(new URLSearchParams(window.location.search), roles);
      setSearch(searchOf(withChoices(current, changes)), {
        // A change of the view is a history entry; a filter is not.
        replace: changes.view === undefined,
        preventScrollReset: true,
      });
    },
  };
}
