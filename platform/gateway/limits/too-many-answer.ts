import { respondJson } from '../http/respond.ts';

/** `Retry-After` and what a person reads of it. */
function inWords(waitMs: number): {
  seconds: number;
  headers: Record<string, string>;
  again: string;
} {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const again = `Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  return { seconds, headers: { 'Retry-After': String(seconds) }, again };
}

/** Codes of the auth service for what came too often, as supabase-js passes them on. */
export type TooManyCode = 'over_request_rate_limit' | 'over_email_send_rate_limit';

/** A 429 as the auth service says it; the wait is also in the message, the one part that supabase-js shows. */
export function tooManyOfAuth(code: TooManyCode, waitMs: number): Response {
  const { headers, again } = inWords(waitMs);
  const what =
    code === 'over_email_send_rate_limit' ? 'Too many mails were asked for.' : 'Too many attempts.';
  return respondJson(
    429,
    { code: 429, error_code: code, msg: `${what} ${again}` },
    { ...headers, 'X-Sb-Error-Code': code },
  );
}

/** A 429 that clients of tables and forms read. */
export function tooManyRequests(waitMs: number): Response {
  const { seconds, headers, again } = inWords(waitMs);
  const message = `Too many requests. ${again}`;
  return respondJson(429, { code: 'rate-limited', message, retryAfterSeconds: seconds }, headers);
}
