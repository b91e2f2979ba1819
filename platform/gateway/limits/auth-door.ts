import type { Client } from '../options.ts';
import { respondJson } from '../http/respond.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { AttemptEnd, AuthLimits } from './auth-limits.ts';
import { readAuthRequest, type AuthKind, type AuthRequest } from './auth-request.ts';
import type { KnownBrowser } from './known-browser.ts';
import { tooManyOfAuth } from './too-many-answer.ts';

type Forward = (request: Request, client: Client) => Promise<Response>;

export interface AuthDoorOptions {
  forward: Forward;
  events: Pick<SecurityEvents, 'note'>;
  limits: AuthLimits;
  knownBrowser: KnownBrowser;
  /** Proxies of our own before the gateway. */
  proxies: number;
}

/** Answers whose session or error is read, bytes: a session has one to two KB. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** What security events call an attempt of each kind. */
const SUBJECTS: Readonly<Record<AuthKind, string>> = {
  password: 'password',
  code: 'code',
  mail: 'mail',
  refresh: 'session',
  change: 'account',
  other: 'auth',
};

/** Failures of these kinds are sign-ins that failed. */
const SIGN_INS = new Set<AuthKind>(['password', 'code']);

/**
 * What has a mail sent to an account. The service limits these for accounts that exist, and only for them: its 429 would
 * say which do. This gateway's own limit is the same for every address that was typed.
 */
const SILENT_PATH = /\/(?:magiclink|otp|recover|resend)\/?$/;

/** How an attempt ended, and what its answer says about it. */
interface Outcome {
  end: AttemptEnd;
  /** Code of the failure; null where the answer names none. */
  reason: string | null;
  /** Account that the answer belongs to; null where there is no session. */
  email: string | null;
}

/**
 * The way of `/auth/v1` to the backend: within limits, and with its failures noted. Nothing of what was typed is kept
 * but a hash.
 */
export function createAuthDoor(options: AuthDoorOptions): Forward {
  const { forward, events, limits, knownBrowser, proxies } = options;

  return async function auth(incoming, client) {
    const asked = await readAuthRequest(incoming);
    if (asked.kind === 'unreadable') return unreadable(asked.status);
    const about = {
      subject: SUBJECTS[asked.kind],
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
  // Every mail counts that was asked for: which of them went out, nobody may learn.
  if (kind === 'mail') return { end: 'failed', reason: await reasonOf(response), email: null };
  if (response.status >= 500) return { end: 'not counted', reason: null, email: null };
  if (response.status >= 300 && response.status < 400) return outcomeOfRedirect(response);
  if (!response.ok) return { end: 'failed', reason: await reasonOf(response), email: null };
  const email = emailOf(await fieldsOf(response));
  // A change that went through counts as well: each costs the backend a password hash.
  return { end: kind === 'change' ? 'failed' : 'passed', reason: null, email };
}

/** The link of a mail leads on to a page, and says in the fragment what came of it. */
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

/** The account of a session, or of a changed account. */
function emailOf(answer: Record<string, unknown>): string | null {
  const user =
    typeof answer['user'] === 'object' && answer['user'] !== null ? answer['user'] : answer;
  return 'email' in user && typeof user.email === 'string' && user.email !== '' ? user.email : null;
}

/** The JSON object of an answer that is passed on all the same; empty when it is none. */
async function fieldsOf(response: Response): Promise<Record<string, unknown>> {
  if (Number(response.headers.get('Content-Length') ?? 0) > MAX_ANSWER_BYTES) return {};
  try {
    const value: unknown = await response.clone().json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function unreadable(status: 400 | 404 | 413): Response {
  const messages = {
    400: { code: 400, error_code: 'bad_json', msg: 'Could not read the request body as JSON.' },
    404: { code: 404, error_code: 'not_found', msg: 'There is no such address.' },
    413: { code: 413, error_code: 'request_too_large', msg: 'The request is larger than 64 KB.' },
  };
  return respondJson(status, messages[status]);
}
