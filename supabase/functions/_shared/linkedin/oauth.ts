import { cutText } from '@talent/protocol/text/cut-text';
import { z } from 'zod';
import type { LinkedInSettings } from './settings.ts';
import { parseJson } from '../http/parse-json.ts';
import { readLimitedText } from '../http/read-limited.ts';

/**
 * Three-legged OAuth 2.0 as LinkedIn documents it.
 * https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow
 */
const SCOPES = ['openid', 'profile', 'email', 'w_member_social'] as const;

const TIMEOUT_MS = 20_000;

/** Larger than any useful answer of LinkedIn, bytes. */
const LIMIT_BYTES = 64 * 1024;

/** LinkedIn refused a call or could not be reached. `message` holds no token and no code. */
export class LinkedInError extends Error {
  override readonly name = 'LinkedInError';
  /** `refused`: LinkedIn refused the call; `unreachable`: no answer came, or it cannot be read. */
  readonly code: 'refused' | 'unreachable';

  constructor(code: LinkedInError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Tokens from LinkedIn. Only apps of its partners get a `refreshToken`. */
export type GivenTokens = Awaited<ReturnType<typeof fetchTokens>>;

const tokenSchema = z.object({
  access_token: z.string().min(1).max(4000),
  expires_in: z.number().int().positive(),
  refresh_token: z.string().min(1).max(4000).optional(),
  refresh_token_expires_in: z.number().int().positive().optional(),
  scope: z.string().default(''),
});

const personSchema = z.object({
  sub: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
  name: z.string().max(200).default(''),
});

/** LinkedIn's page on which a member allows the app to post. */
export function consentUrl(settings: LinkedInSettings, redirectUri: string, state: string): string {
  const url = new URL(`${settings.authUrl}/authorization`);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    state,
    scope: SCOPES.join(' '),
  }).toString();
  return url.href;
}

/**
 * Exchanges a code or a refresh token for tokens.
 * @throws LinkedInError
 */
export async function fetchTokens(
  settings: LinkedInSettings,
  grant:
    | { kind: 'code'; code: string; redirectUri: string }
    | { kind: 'refresh'; refreshToken: string },
  now: Date,
) {
  const fields: Record<string, string> =
    grant.kind === 'code'
      ? { grant_type: 'authorization_code', code: grant.code, redirect_uri: grant.redirectUri }
      : { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
  const { clientId: client_id, clientSecret: client_secret } = settings;
  const secret = grant.kind === 'code' ? grant.code : grant.refreshToken;
  const answer = await ask(
    `${settings.authUrl}/accessToken`,
    { method: 'POST', body: new URLSearchParams({ ...fields, client_id, client_secret }) },
    [secret, client_secret],
  );
  const tokens = read(tokenSchema, answer);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const { refresh_token, refresh_token_expires_in: refreshSeconds } = tokens;
  return {
    accessToken: tokens.access_token,
    expiresAt: after(tokens.expires_in),
    refreshToken: refresh_token ?? null,
    refreshExpiresAt: refresh_token && refreshSeconds ? after(refreshSeconds) : null,
    scopes: tokens.scope.split(/[\s,]+/).filter((scope) => scope !== ''),
  };
}

/**
 * The owner of a token (OpenID Connect `userinfo`).
 * @throws LinkedInError
 */
export async function fetchPerson(
  settings: LinkedInSettings,
  accessToken: string,
): Promise<{ sub: string; name: string }> {
  const answer = await ask(
    `${settings.apiUrl}/v2/userinfo`,
    { headers: { authorization: `Bearer ${accessToken}` } },
    [accessToken],
  );
  return read(personSchema, answer);
}

/** The URN of a member, as posts name their author. */
export function personUrn(sub: string): string {
  return `urn:li:person:${sub}`;
}

/** An answer of LinkedIn. `text` is empty when it is too large. */
export interface LinkedInAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * One call, without redirects, which would send its token to another host.
 * @param token - removed from the answer, which may repeat parts of the call
 */
export async function callLinkedIn(
  url: string,
  init: RequestInit,
  token = '',
): Promise<LinkedInAnswer> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const text = (await readLimitedText(response, LIMIT_BYTES)) ?? '';
  const { status, headers } = response;
  return { status, headers, text: token === '' ? text : text.replaceAll(token, '…') };
}

/** @param secrets - removed from the reason of a refusal, which may repeat parts of the call. */
async function ask(url: string, init: RequestInit, secrets: string[]): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { status, text } = await callLinkedIn(url, { ...init, signal }).catch((cause: unknown) => {
    throw new LinkedInError('unreachable', 'LinkedIn did not answer.', { cause });
  });
  const answer = parseJson(text);
  if (status >= 200 && status < 300) return answer;
  const code = status >= 500 || status === 429 ? 'unreachable' : 'refused';
  const reason = secrets.reduce((line, secret) => line.replaceAll(secret, '…'), reasonOf(answer));
  throw new LinkedInError(code, `LinkedIn answered ${status}${reason}.`);
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new LinkedInError('unreachable', 'LinkedIn’s answer could not be read.');
}

/** The code of an OAuth error, such as `invalid_grant`, with its description. */
function reasonOf(answer: unknown): string {
  const said = z
    .object({ error: z.string().max(100), error_description: z.string().optional() })
    .safeParse(answer);
  if (!said.success) return '';
  const { error, error_description: detail } = said.data;
  return detail ? ` (${error}: ${cutText(detail, 200)})` : ` (${error})`;
}
