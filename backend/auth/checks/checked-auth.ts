import bcrypt from 'bcryptjs';
import { LOGIN_PATH } from '@talent/mails/sign-in-mails';
import { firstRow, type Sql } from '../../database/sql.ts';
import { checkNewPassword, isCut } from '../password/password-rules.ts';
import {
  AuthRefusal,
  badRequest,
  invalidCredentials,
  noSuchAddress,
} from '../session/auth-refusal.ts';
import type { AuthFetch } from '../factors/auth-parts.ts';
import { holdsKey } from '../session/holds-key.ts';
import { createBackgroundWork } from './background-work.ts';
import { createVerifyCode, type Ask } from './mailed-codes.ts';
import { createRefreshSession } from './refresh-session.ts';

interface CheckedAuthOptions {
  /** The interfaces of the embedded backend. */
  fetch: AuthFetch;
  database: Sql;
  /** A request with this key may create accounts. */
  secretKey: string;
  /** Name of the site, which is no password. */
  brand: string;
  /** Gets one line for a mail that could not be sent; never an address. */
  log: (line: string) => void;
}

const PREFIX = '/auth/v1/';

/** Paths below the prefix that are answered, or passed on, in a way of their own. */
const CHECKED = new Set([
  'admin/users',
  'magiclink',
  'otp',
  'recover',
  'resend',
  'signup',
  'token',
  'verify',
]);

/** Grants that the library answers by itself. */
const OTHER_GRANTS = ['pkce', 'id_token', 'web3'];

/** Matches what the library's own pattern of an email address matches. */
const ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** A path that can be read in one way only: the library decodes escapes. */
const PLAIN_PATH = /^\/auth\/v1(?:\/[\w.-]+)+$/;

/**
 * Checks requests to the embedded auth service: visitors cannot sign up, passwords follow the rules, a code is refused after five wrong guesses,
 * only a POST uses up a link, parallel refreshes of a session get one token, and neither an answer nor its time tells whether an address has an account. Requests to other addresses than `/auth/v1` pass through. `settled` resolves when
 * the work in the background is done.
 */
export function createCheckedAuth(options: CheckedAuthOptions) {
  const { fetch: ask, database, secretKey, brand, log } = options;
  const background = createBackgroundWork((error) => {
    log(
      `A mail of the sign-in could not be sent: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  });
  const verifyCode = createVerifyCode(database);
  const refreshSession = createRefreshSession(database);

  /** Creates an account as GoTrue's `admin.createUser` does. */
  async function createAccount(request: Request): Promise<Response> {
    if (!holdsKey(request, secretKey)) throw new AuthRefusal(403, 'not_admin', 'User not allowed');
    const { email, password, user_metadata: data } = await readFields(request);
    checkNewPassword(password, { emails: [String(email)], brand });
    const signUp = new URL('/auth/v1/signup', request.url).href;
    const response = await ask(withFields(request, { email, password, data }, signUp));
    if (!response.ok) return response;
    const { user } = (await response.json()) as { user: unknown };
    return Response.json(user);
  }

  /** Answers before anything is looked up, so that the answer cannot tell what was found. */
  function sendMail(fields: Record<string, unknown>, send: Ask) {
    const { type, email } = fields;
    if (typeof email !== 'string' || !ADDRESS.test(email)) {
      throw badRequest('Unable to validate email address: invalid format');
    }
    background.run(async () => {
      const response = await send({ type, email });
      await response.body?.cancel();
    });
    return Response.json({});
  }

  async function answer(request: Request, name: string): Promise<Response> {
    if (name === 'signup') {
      throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
    }
    if (name === 'otp' || name === 'magiclink') {
      throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    if (name === 'admin/users') return createAccount(request);
    const fields = await readFields(request);
    const askWith: Ask = (changed) => ask(withFields(request, changed));
    if (name === 'verify') return verifyCode(fields, askWith);
    if (name === 'token') {
      return isGrant(new URL(request.url), ['refresh_token'])
        ? refreshSession(fields, askWith)
        : signInWithPassword(database, askWith, fields);
    }
    return sendMail(fields, askWith);
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    if (!pathname.startsWith(PREFIX)) return ask(request);
    if (!PLAIN_PATH.test(pathname)) throw noSuchAddress();
    const name = pathname.slice(PREFIX.length);
    if (name === 'settings' && request.method === 'GET') return withoutSignUp(await ask(request));
    if (name === 'verify' && ['GET', 'HEAD'].includes(request.method)) return toButton(url);
    if (request.method !== 'POST' || !CHECKED.has(name)) return ask(request);
    if (name === 'token' && isGrant(url, OTHER_GRANTS)) return ask(request);
    return answer(request, name);
  }

  return {
    async fetch(request: Request): Promise<Response> {
      try {
        return await route(request);
      } catch (error) {
        if (error instanceof AuthRefusal) return error.response();
        throw error;
      }
    },
    settled: () => background.settled(),
  };
}

/**
 * Leads to the page whose button follows the link. Programs that check mails open links with GET and HEAD, and would use up those
 * that work once.
 */
function toButton({ searchParams: search }: URL): Response {
  const facts = new URLSearchParams({
    type: search.get('type') ?? '',
    token_hash: search.get('token_hash') ?? search.get('token') ?? '',
  });
  return new Response(null, {
    status: 303,
    headers: { Location: `${LOGIN_PATH}#${facts.toString()}`, 'Cache-Control': 'no-store' },
  });
}

/** Whether a request names one grant, and it is one of these. */
function isGrant({ searchParams }: URL, grants: readonly string[]): boolean {
  const [grant, another] = searchParams.getAll('grant_type');
  return grant !== undefined && another === undefined && grants.includes(grant);
}

/** @throws AuthRefusal for a body that is not a JSON object */
async function readFields(request: Request): Promise<Record<string, unknown>> {
  const value: unknown = await request.json().catch(() => null);
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new AuthRefusal(400, 'bad_json', 'Could not read the request body as JSON');
}

/** The request with the fields that were checked, and no others. */
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

/** Hash of 64 random characters that were thrown away. Its cost, 10, is that of the auth service and of `ensureAdminAccount`. */
const HASH_OF_NO_ACCOUNT = '$2b$10$cG5/M4/7V6jOUc3R6sSsKup3Yj.iupETxbar44nuorRZULFQUhTn6';

/**
 * Signs in with a password. For an account that does not exist the answer is that of a wrong password, and takes the same
 * work: otherwise its time would tell which addresses have accounts.
 * @param ask asks the auth service with these fields
 * @throws AuthRefusal
 */
async function signInWithPassword(
  database: Sql,
  ask: Ask,
  { email, password }: Record<string, unknown>,
): Promise<Response> {
  if (typeof email !== 'string' || typeof password !== 'string') throw invalidCredentials();
  if (email === '' || password === '') throw invalidCredentials();
  if (isCut(password)) {
    await bcrypt.compare(password, HASH_OF_NO_ACCOUNT);
    throw invalidCredentials();
  }
  const response = await ask({ email, password });
  if (response.status !== 400) return response;
  await response.body?.cancel();
  const account = await firstRow<{ has_password: boolean }>(
    database,
    `select coalesce(encrypted_password, '') <> '' and confirmed_at is not null as has_password
     from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  if (account?.has_password !== true) await bcrypt.compare(password, HASH_OF_NO_ACCOUNT);
  throw invalidCredentials();
}
