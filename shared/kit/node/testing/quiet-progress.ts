import type { Progress } from '../terminal/progress.ts';

/** Progress that nobody sees. */
export const quietProgress: Progress = {
  step: (_, work) => work(() => undefined),
  note: () => undefined,
};
