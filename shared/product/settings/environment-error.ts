/** A variable that cannot be used. Never holds its value. */
export interface EnvironmentProblem {
  variable: string;
  expected: string;
}

/** The environment cannot be used. The message names every problem; entry points exit with 1. */
export class EnvironmentError extends Error {
  readonly code = 'environment';
  readonly problems: readonly EnvironmentProblem[];

  /** @param where how to set them */
  constructor(
    problems: readonly EnvironmentProblem[],
    where = 'set these variables, or put them into .env',
  ) {
    const lines = problems.map(({ variable, expected }) => `  ${variable} ${expected}`);
    super([`The environment is not usable (${where}):`, ...lines].join('\n'));
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}
