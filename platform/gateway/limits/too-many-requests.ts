import { respondJson } from '../http/respond.ts';

function inWords(waitMs: number) {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const again = `Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  return { seconds, headers: { 'Retry-After': String(seconds) }, again };
}

/** The messages by rate-limit codes of the auth service, as supabase-js returns them. */
const TOO_MANY_OF_AUTH = {
  over_request_rate_limit: 'Too many attempts.',
  over_email_send_rate_limit: 'Too many emails requested.',
} as const;

/** A 429 in the auth service's format; the wait is also in the message, the only part that supabase-js shows. */
export function tooManyOfAuth(code: keyof typeof TOO_MANY_OF_AUTH, waitMs: number): Response {
  const { headers, again } = inWords(waitMs);
  const body = { code: 429, error_code: code, msg: `${TOO_MANY_OF_AUTH[code]} ${again}` };
  return respondJson(429, body, { ...headers, 'X-Sb-Error-Code': code });
}

export function tooManyRequests(waitMs: number): Response {
  const { seconds, headers, again } = inWords(waitMs);
  const message = `Too many requests. ${again}`;
  return respondJson(429, { code: 'rate-limited', message, retryAfterSeconds: seconds }, headers);
}
