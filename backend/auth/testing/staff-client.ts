import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import type { TestStack } from '../../testing/test-stack.ts';
import { createAccount } from './create-account.ts';

/** The stack with an admin of the test's own: tests of one stack do not see what the others leave behind. */
export async function withOwnAdmin(stack: TestStack): Promise<TestStack> {
  const email = `admin-${randomUUID().slice(0, 8)}@example.com`;
  const admin = { email, password: stack.admin.password };
  await createAccount(stack, admin);
  const { database } = stack.database;
  const role = "insert into public.user_roles select id, 'admin' from auth.users where email = $1";
  await database.query(role, [email]);
  // The sign-up has opened one.
  const session =
    'delete from auth.sessions where user_id = (select id from auth.users where email = $1)';
  await database.query(session, [email]);
  return { ...stack, admin };
}

/** A client of a stack that keeps its session in memory and knows recovery codes. */
export function staffClient(stack: TestStack, userAgent = 'Mozilla/5.0 Firefox/140.0') {
  return createClient(stack.url, stack.publishableKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: memoryStorage(),
      storageKey: crypto.randomUUID(),
      experimental: { recoveryCodes: true },
    },
    global: { headers: { 'User-Agent': userAgent } },
  });
}

/** The same, signed in as the stack's admin. */
export async function signedInAdmin(stack: TestStack, userAgent?: string): Promise<SupabaseClient> {
  const client = staffClient(stack, userAgent);
  const { error } = await client.auth.signInWithPassword(stack.admin);
  if (error) throw error;
  return client;
}

/** Sets up an authenticator app with the code of this half minute; the next code that it takes is `codeOf(secret, 1)`. */
export async function enrolledTotp(
  client: SupabaseClient,
  friendlyName = 'Phone',
): Promise<{ factorId: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const { secret } = data.totp;
  const verified = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeOf(secret),
  });
  if (verified.error) throw verified.error;
  return { factorId: data.id, secret };
}

/** The code of this half minute or, with 1, of the next, which is taken already. One of the half minute before may be too old when it arrives. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** The session's token as it is when its proofs are older by some minutes. */
export async function agedToken(
  stack: TestStack,
  client: SupabaseClient,
  minutes: number,
): Promise<string> {
  const { data } = await client.auth.getClaims();
  const claims = data?.claims;
  if (claims === undefined) throw new Error('no one is signed in');
  const amr = (claims.amr ?? []).map((entry) =>
    typeof entry === 'string' ? entry : { ...entry, timestamp: entry.timestamp - minutes * 60 },
  );
  return signToken(stack, { ...claims, amr });
}

/** Signs claims with the stack's own key. */
export function signToken(stack: TestStack, claims: object): Promise<string> {
  const text = readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8');
  const { jwtSecret } = JSON.parse(text) as { jwtSecret: string };
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(jwtSecret));
}

/** Calls the stack with a token, such as `call(stack, token, 'PUT', '/auth/v1/user', {…})`. */
export function call(
  stack: TestStack,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(stack.url + path, {
    method,
    headers: {
      apikey: stack.publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
