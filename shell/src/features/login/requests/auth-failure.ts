/** The parts of a supabase-js auth error that decide what a person reads. */
interface AuthFailure {
  name: string;
  /** HTTP status; 0 or missing when no answer came. */
  status?: number | undefined;
  code?: string | undefined;
  message?: string | undefined;
}

/**
 * Whether the auth service did not answer, so that a retry makes sense. A 500 is an answer of
 * the service itself, about this very request.
 */
export function isUnreachable({ name, status }: AuthFailure): boolean {
  if (status === 500) return false;
  return name === 'AuthRetryableFetchError' || name === 'AuthUnknownError';
}

/** The auth service asks to wait; `seconds` null: it does not say how long. */
export interface TooMany {
  status: 'too-many';
  seconds: number | null;
}

/** The wait that the auth service asks for; null when it asks for none. */
export function tooMany({ status, message = '' }: AuthFailure): TooMany | null {
  if (status !== 429) return null;
  // The client exposes the message, but not the `Retry-After` header.
  const seconds = /(\d+) seconds?\b/.exec(message)?.[1];
  return { status: 'too-many', seconds: seconds === undefined ? null : Number(seconds) };
}
