import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import {
  notOfGemini,
  storedPlans,
  strategyFailures,
  strategyTexts,
  strategyUnreachable,
} from '../content/seo-strategy';
import type { StrategyState } from './use-strategy';

/** The reason why there is no plan, and a button to make one without Gemini if Gemini failed. */
export function PlanFailure({
  state,
  onRules,
}: {
  state: StrategyState;
  onRules: () => void;
}): ReactNode {
  if (state.status === 'unreachable') {
    return (
      <Notice tone="error">
        <p>{state.wanted === 'made' ? strategyUnreachable : storedPlans.failed}</p>
      </Notice>
    );
  }
  if (state.status !== 'failed') return null;
  const { failure } = state;
  return (
    <Notice tone="error" title={strategyTexts.failed}>
      <p>{strategyFailures[failure.code](failure)}</p>
      {!notOfGemini.includes(failure.code) && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={onRules}>
          {strategyTexts.byRules}
        </Button>
      )}
    </Notice>
  );
}
