import type { OperationFacts } from '../measure/operation-facts.ts';

/** How an objective is met at one moment; `figure` is one short sentence for people. */
export type Judgement =
  | { status: 'ok'; figure: string }
  | { status: 'firing'; figure: string }
  /** Nothing can be said; `isQuiet`: because nothing happens, so that an alert about what happened is over. */
  | { status: 'not-measured'; figure: string; isQuiet?: true };

/** Something that has to be true of the running site, and what to do when it is not. */
export interface Objective {
  /** Stable: it is what an alert is known by. */
  id: string;
  title: string;
  /** What is aimed at, one sentence. */
  objective: string;
  /** What someone who is told should do, one or two sentences. */
  advice: string;
  judge(facts: OperationFacts): Judgement;
}

export const ok = (figure: string): Judgement => ({ status: 'ok', figure });
export const firing = (figure: string): Judgement => ({ status: 'firing', figure });
export const notMeasured = (figure: string): Judgement => ({ status: 'not-measured', figure });

/** Too little happens to be judged. */
export const quiet = (figure: string): Judgement => ({
  status: 'not-measured',
  figure,
  isQuiet: true,
});

/** The one or the other, with the same figure. */
export const judged = (isFiring: boolean, figure: string): Judgement =>
  isFiring ? firing(figure) : ok(figure);
