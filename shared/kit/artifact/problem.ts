/** A reason against an artifact or a release. The message says what is wrong and how to fix it. */
export interface Problem {
  rule: string;
  message: string;
}

export function problem(rule: string, message: string): Problem {
  return { rule, message };
}

/** Problems for people, one a line. */
export function listProblems(problems: readonly Problem[]): string[] {
  return problems.map(({ rule, message }) => `  - ${message} [${rule}]`);
}

/** An artifact that must not be published. `message` lists every problem, so that one round fixes them all. */
export class ManifestRefusedError extends Error {
  readonly code = 'manifest-refused';
  readonly problems: readonly Problem[];

  constructor(subject: string, problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super([`${subject} was not published, ${count}:`, ...listProblems(problems)].join('\n'));
    this.name = 'ManifestRefusedError';
    this.problems = problems;
  }
}
