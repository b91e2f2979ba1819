import type { ObjectiveState } from '@talent/api/operations/operations-status';
import type { OperationFacts } from '../measure/operation-facts.ts';

/** How an objective is met at one moment; `figure` is one short sentence for people. */
export interface Judgement {
  status: ObjectiveState['status'];
  figure: string;
  /** Not measured because there is no traffic, so that an alert about traffic is over. */
  isQuiet?: true;
}

/** A condition that the running site has to meet, and what to do when it does not. */
export interface Objective extends Pick<ObjectiveState, 'id' | 'title' | 'objective' | 'advice'> {
  judge(facts: OperationFacts): Judgement;
}

export const ok = (figure: string): Judgement => ({ status: 'ok', figure });
export const firing = (figure: string): Judgement => ({ status: 'firing', figure });
export const notMeasured = (figure: string): Judgement => ({ status: 'not-measured', figure });

/** Too little traffic to judge. */
export const quiet = (figure: string): Judgement => ({
  status: 'not-measured',
  figure,
  isQuiet: true,
});

export const judged = (isFiring: boolean, figure: string): Judgement =>
  isFiring ? firing(figure) : ok(figure);
