import { parseJsonObject, readLimitedText } from '../http/limited-body.ts';
import type { LimitName } from './limit-numbers.ts';

/** Kinds of requests to the auth service: subject of their security events, and limits of an account and an address. */
export const AUTH_KINDS = {
  password: { subject: 'password', account: ['passwordsOfAccount'], address: 'failuresOfAddress' },
  /** Exchanges the code or the link of a mail for a session. */
  code: { subject: 'code', account: ['codesOfAccount'], address: 'failuresOfAddress' },
  /** Requests a mail, or creates an account. */
  mail: {
    subject: 'mail',
    account: ['nextMailOfAccount', 'mailsOfAccount'],
    address: 'mailsOfAddress',
  },
  /** Extends a session, or completes a sign-in elsewhere. */
  refresh: { subject: 'session', account: [], address: 'refreshesOfAddress' },
  change: { subject: 'account', account: [], address: 'changesOfAddress' },
  other: { subject: 'auth', account: [], address: null },
} as const satisfies Record<
  string,
  { subject: string; account: readonly LimitName[]; address: LimitName | null }
>;

export type AuthKind = keyof typeof AUTH_KINDS;

/** A request to `/auth/v1` after its body was read. */
export interface AuthRequest {
  kind: AuthKind;
  request: Request;
  /** Typed accounts, from every spelling of the field's name; empty where there are none. */
  emails: readonly string[];
}

interface UnreadableAuthRequest {
  kind: 'unreadable';
  status: 400 | 404 | 413 | 415;
}

const MAX_BYTES = 64 * 1024;

/** A path that every server parses in the same way. */
const PLAIN_PATH = /^\/auth\/v1(?:\/[\w.-]+)*\/?$/;

/** Accounts that one request may name; each costs a hash. */
const MAX_EMAILS = 4;

const MAIL_PATH = /^(?:invite|magiclink|otp|reauthenticate|recover|resend|signup)$/;

/** Requests that the auth service might parse differently, such as an escaped path, are never forwarded: they could bypass the limits. */
export async function readAuthRequest(
  request: Request,
): Promise<AuthRequest | UnreadableAuthRequest> {
  const { pathname, searchParams } = new URL(request.url);
  if (!PLAIN_PATH.test(pathname)) return { kind: 'unreadable', status: 404 };
  const kind = kindOf(request.method, pathname, searchParams);
  const typed = searchParams.getAll('email');
  if (typed.length > MAX_EMAILS) return { kind: 'unreadable', status: 400 };
  if (request.body === null) return { kind, request, emails: typed };
  const { text, isExceeded } = await readLimitedText(request.body, MAX_BYTES);
  if (isExceeded) return { kind: 'unreadable', status: 413 };
  // A form of another site can send every type but this one.
  const isJson = /^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '');
  if (text !== '' && !isJson) return { kind: 'unreadable', status: 415 };
  const copy = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: text,
    signal: request.signal,
  });
  const fields = parseJsonObject(text);
  if (fields === null) {
    // A sign-out has no fields, and some clients send it with an empty body.
    if (kind === 'other' || text === '') return { kind, request: copy, emails: typed };
    return { kind: 'unreadable', status: 400 };
  }
  const emails = Object.entries(fields).flatMap(([name, value]) =>
    ['email', 'phone'].includes(name.toLowerCase()) && typeof value === 'string' ? [value] : [],
  );
  const named = [...typed, ...emails];
  if (named.length > MAX_EMAILS) return { kind: 'unreadable', status: 400 };
  return { kind, request: copy, emails: named };
}

function kindOf(method: string, pathname: string, search: URLSearchParams): AuthKind {
  const name = pathname.slice('/auth/v1/'.length).replace(/\/$/, '').toLowerCase();
  if (method === 'OPTIONS') return 'other';
  if (name === 'token') {
    const grants = search.getAll('grant_type');
    const isOther = grants.length === 1 && ['refresh_token', 'pkce'].includes(grants[0] ?? '');
    return isOther ? 'refresh' : 'password';
  }
  if (name === 'verify') return 'code';
  if (MAIL_PATH.test(name)) return 'mail';
  if (name === 'user' && method !== 'GET' && method !== 'HEAD') return 'change';
  return 'other';
}
