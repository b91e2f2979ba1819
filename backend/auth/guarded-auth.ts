import { createHash, timingSafeEqual } from 'node:crypto';
import type { AccountDatabase } from './account-database.ts';
import {
  codesByMailDisabled,
  invalidAddress,
  noSuchAddress,
  notAllowed,
  signUpDisabled,
  unreadableBody,
} from './auth-answers.ts';
import { createBackgroundWork } from './background-work.ts';
import { createVerifyCode } from './mailed-codes.ts';
import { signInWithPassword } from './sign-in.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface GuardedAuthOptions {
  /** The interfaces of the backend, as the embedded library answers them. */
  fetch: Fetch;
  database: AccountDatabase;
  /** Anyone who shows it may make accounts. */
  secretKey: string;
  /** Hears of work behind an answer that failed; never an address. */
  log: (line: string) => void;
}

/** The same interfaces, for visitors. */
export interface GuardedAuth {
  fetch: Fetch;
  /** Resolves when the work behind answers is done. */
  settled(): Promise<void>;
}

const PREFIX = '/auth/v1/';

/** What the guard answers or asks in its own way. */
const GUARDED = new Set([
  'admin/users',
  'magiclink',
  'otp',
  'recover',
  'resend',
  'signup',
  'token',
  'verify',
]);

/** What the library takes for an email address. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A path that cannot be read in two ways: the library decodes escapes. */
const PLAIN_PATH = /^\/auth\/v1(?:\/[\w.-]+)+$/;

/**
 * Stands before the embedded auth service: nobody makes an account by sign-up, a code is void after five wrong guesses,
 * and neither an answer nor its time says whether an address has an account.
 *
 * Everything but `/auth/v1` passes through.
 */
export function createGuardedAuth(options: GuardedAuthOptions): GuardedAuth {
  const { fetch: ask, database, secretKey, log } = options;
  const background = createBackgroundWork((error) => {
    log(
      `A mail of the sign-in could not be sent: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  });
  const verifyCode = createVerifyCode(database);

  /** Makes an account as GoTrue's `admin.createUser` does, for a server that holds the secret key. */
  async function createAccount(request: Request): Promise<Response> {
    if (!holdsKey(request, secretKey)) return notAllowed();
    const fields = await readFields(request);
    if (fields === null) return unreadableBody();
    const { email, password, user_metadata: data } = fields;
    const signUp = new URL('/auth/v1/signup', request.url).href;
    const response = await ask(withFields(request, { email, password, data }, signUp));
    if (!response.ok) return response;
    const { user } = (await response.json()) as { user: unknown };
    return Response.json(user);
  }

  /** The answer is there before anything is looked up: it can tell nothing. */
  function sendMail(fields: Record<string, unknown>, send: (fields: object) => Promise<Response>) {
    const { type, email } = fields;
    if (typeof email !== 'string' || !ADDRESS.test(email)) return invalidAddress();
    background.run(async () => {
      const response = await send({ type, email });
      await response.body?.cancel();
    });
    return Response.json({});
  }

  async function answer(request: Request, name: string): Promise<Response> {
    if (name === 'signup') return signUpDisabled();
    if (name === 'otp' || name === 'magiclink') return codesByMailDisabled();
    if (name === 'admin/users') return createAccount(request);
    const fields = await readFields(request);
    if (fields === null) return unreadableBody();
    const askWith = (changed: object): Promise<Response> => ask(withFields(request, changed));
    if (name === 'verify') return verifyCode(fields, askWith);
    if (name === 'token') return signInWithPassword(database, askWith, fields);
    return sendMail(fields, askWith);
  }

  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.startsWith(PREFIX)) return ask(request);
      if (!PLAIN_PATH.test(pathname)) return noSuchAddress();
      const name = pathname.slice(PREFIX.length);
      if (name === 'settings' && request.method === 'GET') {
        return withoutSignUp(await ask(request));
      }
      const isGuarded = request.method === 'POST' && GUARDED.has(name);
      if (!isGuarded || (name === 'token' && isOtherGrant(searchParams))) return ask(request);
      return answer(request, name);
    },
    settled: () => background.settled(),
  };
}

/** A session that is prolonged, which the library answers by itself. */
function isOtherGrant(search: URLSearchParams): boolean {
  const grants = search.getAll('grant_type');
  return grants.length === 1 && grants[0] !== 'password';
}

/** Whether a request shows the secret key; the comparison takes the same time whatever is shown. */
function holdsKey({ headers }: Request, secretKey: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const bearer = (headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const shown = [headers.get('apikey') ?? '', bearer];
  return shown.some((key) => timingSafeEqual(digest(key), digest(secretKey)));
}

/** The JSON object of a body; null when it is none. */
async function readFields(request: Request): Promise<Record<string, unknown> | null> {
  try {
    const value: unknown = await request.json();
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The same request with these fields: what was looked at is what the service gets. */
function withFields({ headers, url }: Request, fields: object, target: string = url): Request {
  const kept = new Headers(headers);
  kept.delete('content-length');
  kept.set('content-type', 'application/json');
  return new Request(target, { method: 'POST', headers: kept, body: JSON.stringify(fields) });
}

async function withoutSignUp(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const settings = (await response.json()) as object;
  return Response.json({ ...settings, disable_signup: true });
}
