/** The parts of a supabase-js auth error that decide what a person reads. */
interface AuthFailure {
  name: string;
  /** HTTP status; 0 or missing when no answer came. */
  status?: number | undefined;
  code?: string | undefined;
}

/**
 * Whether no answer of the auth service came, so that trying again makes sense. A 500 is an answer of
 * the service itself, about this very request.
 */
export function isUnreachable({ name, status }: AuthFailure): boolean {
  if (status === 500) return false;
  return name === 'AuthRetryableFetchError' || name === 'AuthUnknownError';
}

/** Whether the auth service asks to wait. */
export function isTooMany(error: AuthFailure): boolean {
  return error.status === 429;
}
