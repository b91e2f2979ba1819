import type { Draft } from '../fuzz-request.ts';
import { jsonBody, oddBody } from '../odd-bodies.ts';
import { encoded, oddJson, oddText } from '../odd-values.ts';
import type { Random } from '../../fixtures/random.ts';

const ADDRESSES = [
  ...(['signup', 'token', 'token?grant_type=password', 'token?grant_type=refresh_token'] as const),
  ...([
    'token?grant_type=pkce',
    'token?grant_type=id_token',
    'otp',
    'magiclink',
    'verify',
  ] as const),
  ...([
    'recover',
    'resend',
    'health',
    'settings',
    'authorize',
    'callback',
    'logout',
    'user',
  ] as const),
  ...([
    'logout?scope=others',
    'logout?scope=x',
    'reauthenticate',
    'invite',
    'admin/users',
  ] as const),
  ...([
    'admin/generate_link',
    'factors',
    'factors/x/challenge',
    'factors/x/verify',
    'factors/recovery-codes',
    'factors/recovery-codes/verify',
    'sso',
    'nonexistent',
    'authorize?provider=github',
  ] as const),
  ...(['.well-known/jwks.json', '', 'user/identities/x', 'admin/users/x'] as const),
] as const;
const FIELDS = [
  ...([
    'email',
    'password',
    'phone',
    'token',
    'token_hash',
    'type',
    'refresh_token',
    'data',
  ] as const),
  ...([
    'auth_code',
    'code_verifier',
    'code_challenge',
    'code_challenge_method',
    'redirect_to',
  ] as const),
  ...(['create_user', 'gotrue_meta_security', 'nonce', 'provider', 'id_token', 'channel'] as const),
] as const;
const TYPES = [
  'signup',
  'recovery',
  'magiclink',
  'email',
  'email_change',
  'invite',
  'sms',
  'x',
] as const;
const EMAILS = [
  'admin@example.com',
  'a@example.com',
  '@',
  'a@b',
  'x',
  '"a b"@example.com',
  'a@[127.0.0.1]',
] as const;

/** A request for sign-in, sign-up, recovery and what belongs to them. */
export function authRequest(random: Random): Draft {
  const address = random.chance(0.03) ? encoded(random, oddText(random)) : random.pick(ADDRESSES);
  const method = random.pick([
    'POST',
    'POST',
    'POST',
    'POST',
    'GET',
    'GET',
    'PUT',
    'DELETE',
    'OPTIONS',
  ]);
  const query = random.several(0, 2, () => {
    const name = random.pick([
      ...FIELDS,
      'scope',
      'grant_type',
      'state',
      'code',
      'error',
      'scopes',
    ]);
    const value = name === 'type' ? random.pick(TYPES) : oddText(random);
    return `${name}=${encoded(random, value)}`;
  });
  const joint = address.includes('?') ? '&' : '?';
  const hasBody = method === 'POST' || method === 'PUT';
  const body = !hasBody
    ? null
    : random.chance(0.25)
      ? oddBody(random, FIELDS)
      : jsonBody(fields(random));
  return {
    method,
    target: `/auth/v1/${address}${query.length > 0 ? joint + query.join('&') : ''}`,
    headers: {
      ...(body?.type ? { 'content-type': body.type } : {}),
      ...(random.chance(0.05)
        ? { authorization: `Bearer ${random.pick(['x', 'a.b.c', 'é', '..', ' '])}` }
        : {}),
    },
    body: body?.bytes ?? null,
  };
}

function fields(random: Random): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const name of random.several(0, 4, () => random.pick(FIELDS))) {
    made[name] = random.chance(0.5) ? oddJson(random) : likely(random, name);
  }
  return made;
}

function likely(random: Random, name: string): unknown {
  if (name === 'email') {
    return random.chance(0.1) ? `${'a'.repeat(100_000)}@example.com` : random.pick(EMAILS);
  }
  if (name === 'password')
    return random.pick(['a local password?', '', 'x'.repeat(100_000), '\u0000'.repeat(12)]);
  if (name === 'type') return random.pick(TYPES);
  if (name === 'token') return random.pick(['123456', '', '\u0000', 'x'.repeat(5000)]);
  return oddText(random);
}
