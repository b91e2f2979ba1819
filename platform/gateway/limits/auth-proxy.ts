import { parseJsonObject } from '../http/limited-body.ts';
import { respondJson } from '../http/respond.ts';
import type { SignedCookieOptions } from '../http/signed-cookie.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { visitorAddress, type Client } from '../http/client.ts';
import { createAuthLimits, type AttemptEnd } from './auth-limits.ts';
import { AUTH_KINDS, readAuthRequest, type AuthKind, type AuthRequest } from './auth-request.ts';
import { createKnownBrowser } from './known-browser.ts';
import { tooManyOfAuth } from './too-many-requests.ts';

type Forward = (request: Request, client: Client) => Promise<Response>;

interface AuthProxyOptions extends SignedCookieOptions {
  forward: Forward;
  events: Pick<SecurityEvents, 'note'>;
  proxies: number;
}

/** Largest answer whose session or error is read, bytes. A session has one to two KB. */
const MAX_ANSWER_BYTES = 64 * 1024;

const UNREADABLE = {
  400: { code: 400, error_code: 'bad_json', msg: 'Could not read the request body as JSON.' },
  404: { code: 404, error_code: 'not_found', msg: 'There is no such address.' },
  415: {
    code: 415,
    error_code: 'unsupported_media_type',
    msg: 'Send the body as application/json.',
  },
  413: { code: 413, error_code: 'request_too_large', msg: 'The request is larger than 64 KB.' },
};

const SIGN_INS = new Set<AuthKind>(['password', 'code']);

/** Requests for mails. The service limits existing accounts only, so its 429 would reveal which exist; ours applies to all. */
const SILENT_PATH = /\/(?:magiclink|otp|recover|resend)\/?$/;

interface Outcome {
  end: AttemptEnd;
  /** Code of the failure; null where the answer has none. */
  reason: string | null;
  /** Account of the answer's session; null where there is no session. */
  email: string | null;
}

/** Forwards `/auth/v1` to the backend within limits, and records failures. Of typed values only hashes are stored. */
export function createAuthProxy(options: AuthProxyOptions): Forward {
  const { forward, events, proxies, secret } = options;
  const knownBrowser = createKnownBrowser(options);
  const limits = createAuthLimits({ secret, knownBrowser, proxies });

  return async function auth(incoming, client) {
    const asked = await readAuthRequest(incoming);
    if (asked.kind === 'unreadable') return respondJson(asked.status, UNREADABLE[asked.status]);
    const about = {
      subject: AUTH_KINDS[asked.kind].subject,
      address: visitorAddress(incoming, client, proxies),
      email: asked.emails[0],
    };
    const attempt = await limits.begin(asked, client);
    if (attempt.status === 'refused') {
      const code = asked.kind === 'mail' ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
      events.note({ kind: 'rate-limited', reason: code, ...about });
      return tooManyOfAuth(code, attempt.waitMs);
    }
    const response = await forward(asked.request, client);
    const outcome = await outcomeOf(asked, response);
    attempt.end(outcome.end);
    const reason = outcome.reason ?? `status-${response.status}`;
    if (response.status === 429) events.note({ kind: 'rate-limited', reason, ...about });
    else if (outcome.end === 'failed' && SIGN_INS.has(asked.kind)) {
      events.note({ kind: 'sign-in-failed', reason, ...about });
    }
    if (response.status === 429 && SILENT_PATH.test(new URL(incoming.url).pathname)) {
      await response.body?.cancel();
      return respondJson(200, {});
    }
    const { email } = outcome;
    if (email !== null && (await knownBrowser.idOf(incoming, email)) === null) {
      response.headers.append('Set-Cookie', await knownBrowser.issue(email));
    }
    return response;
  };
}

async function outcomeOf({ kind }: AuthRequest, response: Response): Promise<Outcome> {
  if (kind === 'other') return { end: 'not counted', reason: null, email: null };
  // Every requested mail counts, so that the limit does not reveal which were sent.
  if (kind === 'mail') return { end: 'failed', reason: await reasonOf(response), email: null };
  if (response.status >= 500) return { end: 'not counted', reason: null, email: null };
  if (response.status >= 300 && response.status < 400) return outcomeOfRedirect(response);
  if (!response.ok) return { end: 'failed', reason: await reasonOf(response), email: null };
  const email = emailOf(await fieldsOf(response));
  // A successful change counts too: each costs the backend a password hash.
  return { end: kind === 'change' ? 'failed' : 'passed', reason: null, email };
}

/** The link of a mail redirects to a page, with the result in the fragment. */
function outcomeOfRedirect(response: Response): Outcome {
  const location = response.headers.get('Location') ?? '';
  const facts = new URLSearchParams(location.split('#')[1] ?? location.split('?')[1] ?? '');
  const failed = facts.get('error_code') ?? facts.get('error');
  if (failed === null) return { end: 'passed', reason: null, email: null };
  return { end: 'failed', reason: asReason(failed), email: null };
}

async function reasonOf(response: Response): Promise<string | null> {
  const answer = await fieldsOf(response);
  return asReason(answer['error_code'] ?? answer['code'] ?? answer['error']);
}

function asReason(code: unknown): string | null {
  return typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? code : null;
}

function emailOf(answer: Record<string, unknown>): string | null {
  const user =
    typeof answer['user'] === 'object' && answer['user'] !== null ? answer['user'] : answer;
  return 'email' in user && typeof user.email === 'string' && user.email !== '' ? user.email : null;
}

/** The fields of a JSON answer, which is still forwarded; empty for anything else. */
async function fieldsOf(response: Response): Promise<Record<string, unknown>> {
  if (Number(response.headers.get('Content-Length') ?? 0) > MAX_ANSWER_BYTES) return {};
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  return parseJsonObject(text) ?? {};
}
