/** What a request asks of the auth service, as far as limits tell apart. */
export type AuthKind =
  /** Signs in with a password. */
  | 'password'
  /** Trades the code or the link of a mail for a session. */
  | 'code'
  /** Has a mail sent, or an account made. */
  | 'mail'
  /** Prolongs a session, or completes a sign-in elsewhere. */
  | 'refresh'
  /** Changes the account of a session. */
  | 'change'
  | 'other';

/** A request to `/auth/v1` whose body was read. */
export interface AuthRequest {
  kind: AuthKind;
  /** The same request, with its body. */
  request: Request;
  /** What was typed as the account, each spelling of the field's name; empty where there was none. */
  emails: readonly string[];
}

/** Why a request is not passed on at all. */
export type UnreadableAuthRequest = { kind: 'unreadable'; status: 400 | 404 | 413 };

/** Larger bodies are no request to the auth service, bytes. */
const MAX_BYTES = 64 * 1024;

/** A path that every server reads in the same way. */
const PLAIN_PATH = /^\/auth\/v1(?:\/[\w.-]+)*\/?$/;

/** Accounts that one request may name, each of which costs a hash. */
const MAX_EMAILS = 4;

const MAIL_PATHS = new Set([
  'invite',
  'magiclink',
  'otp',
  'reauthenticate',
  'recover',
  'resend',
  'signup',
]);

/**
 * Reads what a request asks for. What the auth service could read in another way than this does, such as an escaped
 * path or a body that is no JSON object, is not passed on: a limit that can be talked past is none.
 */
export async function readAuthRequest(
  request: Request,
): Promise<AuthRequest | UnreadableAuthRequest> {
  const { pathname, searchParams } = new URL(request.url);
  if (!PLAIN_PATH.test(pathname)) return { kind: 'unreadable', status: 404 };
  const kind = kindOf(request.method, pathname, searchParams);
  const typed = searchParams.getAll('email');
  if (typed.length > MAX_EMAILS) return { kind: 'unreadable', status: 400 };
  if (request.body === null) return { kind, request, emails: typed };
  const text = await readText(request.body);
  if (text === null) return { kind: 'unreadable', status: 413 };
  const copy = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: text,
    signal: request.signal,
  });
  const fields = fieldsOf(text);
  if (fields === null) {
    // A session is ended without saying anything, and by some clients with an empty body.
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
  if (MAIL_PATHS.has(name)) return 'mail';
  if (name === 'user' && method !== 'GET' && method !== 'HEAD') return 'change';
  return 'other';
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function fieldsOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}
