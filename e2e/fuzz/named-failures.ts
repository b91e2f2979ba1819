import type { Answer } from './send.ts';
import type { FuzzRequest } from './fuzz-request.ts';

/** An answer with a status of 500 or more that is meant. */
export interface NamedFailure {
  status: number;
  /** Why this is no fault. */
  reason: string;
  matches(request: FuzzRequest, answer: Answer): boolean;
}

/** Everything that may answer with a status of 500 or more. */
export const NAMED_FAILURES: readonly NamedFailure[] = [
  {
    status: 504,
    reason: 'a statement that takes longer than its role may (57014)',
    matches: (_, { text }) => text.includes('"code":"57014"'),
  },
];

/** The name of a known failure; null for an unknown one. */
export function namedFailure(request: FuzzRequest, answer: Answer): NamedFailure | null {
  const named = NAMED_FAILURES.find(
    (failure) => failure.status === answer.status && failure.matches(request, answer),
  );
  return named ?? null;
}
