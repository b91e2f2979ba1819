import type { OperationFacts } from '../measure/operation-facts.ts';

/** How an objective is met at one moment; `figure` is one short sentence for people. */
export type Judgement =
  | { status: 'ok'; figure: string }
  | { status: 'firing'; figure: string }
  /** Not known. `isQuiet`: there is no traffic, so that an alert about traffic is over. */
  | { status: 'not-measured'; figure: string; isQuiet?: true };

/** A condition that the running site has to meet, and what to do when it does not. */
export interface Objective {
  /** Identifies its alert; stable. */
  id: string;
  title: string;
  /** The condition, one sentence. */
  objective: string;
  /** Advice for the case that it is not met, one or two sentences. */
  advice: string;
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
