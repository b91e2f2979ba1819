/** A variable that cannot be used as it is. Never carries a secret's value. */
export interface EnvironmentProblem {
  variable: string;
  expected: string;
}

/** The environment cannot be used. `message` names every offending variable; entry points exit with 1. */
export class EnvironmentError extends Error {
  readonly code = 'environment';
  readonly problems: readonly EnvironmentProblem[];

  /** @param where what to do where they are set */
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
