import { respondJson } from '../http/respond.ts';

/** `Retry-After`, and the same in words. */
function inWords(waitMs: number): {
  seconds: number;
  headers: Record<string, string>;
  again: string;
} {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const again = `Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  return { seconds, headers: { 'Retry-After': String(seconds) }, again };
}

/** Rate-limit codes of the auth service, as supabase-js returns them. */
export type TooManyCode = 'over_request_rate_limit' | 'over_email_send_rate_limit';

/** A 429 in the auth service's format; the wait is also in the message, the only part that supabase-js shows. */
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

/** A 429 for clients of tables and forms. */
export function tooManyRequests(waitMs: number): Response {
  const { seconds, headers, again } = inWords(waitMs);
  const message = `Too many requests. ${again}`;
  return respondJson(429, { code: 'rate-limited', message, retryAfterSeconds: seconds }, headers);
}
