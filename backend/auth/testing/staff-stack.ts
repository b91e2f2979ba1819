import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { afterAll, beforeEach, vi } from 'vitest';
import { startTestStack, type TestStack } from '../../testing/test-stack.ts';
import { agedToken } from './aged-token.ts';
import { createAccount } from './create-account.ts';

/** The stack of the present test file, with an admin of each test's own: tests do not see what the others leave behind. */
export let stack: TestStack;

/** Gives the test file that calls it a stack. Files share modules, so each of them calls it. */
export async function openStaffStack(): Promise<void> {
  const shared = await startTestStack();
  afterAll(shared.stop);
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const admin = { email: `admin-${randomUUID()}@example.com`, password: shared.admin.password };
    await createAccount(shared, admin);
    // The sign-up has opened a session.
    for (const statement of [
      "insert into public.user_roles select id, 'admin' from auth.users where email = $1",
      'delete from auth.sessions where user_id = (select id from auth.users where email = $1)',
    ]) {
      await shared.database.database.query(statement, [admin.email]);
    }
    stack = { ...shared, admin };
  });
}

/** A client that keeps its session in memory and knows recovery codes. */
export function newClient(at = stack, userAgent = 'Mozilla/5.0 Firefox/140.0'): SupabaseClient {
  const items = new Map<string, string>();
  return createClient(at.url, at.publishableKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
      storageKey: randomUUID(),
      experimental: { recoveryCodes: true },
    },
    global: { headers: { 'User-Agent': userAgent } },
  });
}

/** The code of the refusal of a sign-in of the admin; undefined: there was none. */
export const refusedSignIn = async (password = stack.admin.password) =>
  (await newClient().auth.signInWithPassword({ ...stack.admin, password })).error?.code;

/** A client that is signed in as the admin. */
export async function signedIn(userAgent?: string, at = stack): Promise<SupabaseClient> {
  const client = newClient(at, userAgent);
  const { error } = await client.auth.signInWithPassword(at.admin);
  if (error) throw error;
  return client;
}

/** A client that is signed in to a new account without a role, and its address. */
export async function strangerClient(): Promise<[client: SupabaseClient, email: string]> {
  const email = `${randomUUID()}@example.com`;
  const account = { email, password: 'a stranger at the door' };
  await createAccount(stack, account);
  const client = newClient();
  await client.auth.signInWithPassword(account);
  return [client, email];
}

export const tokenOf = async (client: SupabaseClient): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

/** The token as it is when its proofs are older by some minutes. */
export const aged = (client: SupabaseClient, minutes: number): Promise<string> =>
  agedToken(stack, client, minutes);

export const levelOf = async (client: SupabaseClient) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
export const isAdmin = async (client: SupabaseClient) => (await client.rpc('is_admin')).data;
export const accessOf = async (client: SupabaseClient) => (await client.rpc('staff_access')).data;

/** Sets up an authenticator app with the code of this half minute; the next code that it takes is `codeOf(secret, 1)`. */
export async function enrolledTotp(
  client: SupabaseClient,
  friendlyName = 'Phone',
): Promise<{ factorId: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const { id: factorId, totp } = data;
  const refused = await verified(client, factorId, codeOf(totp.secret));
  if (refused) throw new Error(refused);
  return { factorId, secret: totp.secret };
}

/** The code of this half minute or, with 1, of the next, which is taken already. One of the half minute before may be too old when it arrives. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives a code of an authenticator app; the code of the refusal. */
export const verified = async (client: SupabaseClient, factorId: string, code: string) =>
  (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code;

/** Calls the stack with a token, such as `call(token, 'PUT /auth/v1/user', {…})`. */
export async function call<Answer = Record<string, unknown>>(
  token: string,
  request: string,
  body?: object,
): Promise<{ status: number; body: Answer }> {
  const [method = '', path = ''] = request.split(' ');
  const response = await fetch(stack.url + path, {
    method,
    headers: {
      apikey: stack.publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (isJson ? await response.json() : null) as Answer };
}
