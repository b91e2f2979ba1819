import type { FunctionContext } from '../context.ts';
import { decrypt, DecryptError, encrypt } from '../tokens/encrypt.ts';
import { fetchTokens, LinkedInError, type GivenTokens } from './oauth.ts';
import type { LinkedInSettings } from './settings.ts';

/** A token that expires within this time is renewed before use, where there is a refresh token, ms. */
const RENEW_BEFORE_MS = 24 * 60 * 60 * 1000;

const columns =
  'person_sub, person_name, scopes, access_token, refresh_token, last4, expires_at, refresh_expires_at, checked_at, refused_at, created_at';

/** The stored connection, with encrypted tokens. */
export async function loadConnection({ data }: FunctionContext) {
  const { data: row } = await data
    .from('linkedin_connection')
    .select(columns)
    .maybeSingle()
    .throwOnError();
  return row;
}

export type StoredConnection = NonNullable<Awaited<ReturnType<typeof loadConnection>>>;

/** A token, or why there is none: no connection, refused by LinkedIn, expired, or not decryptable. */
export type UsableToken =
  | { status: 'usable'; token: string; connection: StoredConnection }
  | { status: 'none' | 'refused' | 'expired' | 'unreadable' };

/** Encrypts tokens for the columns that hold them. */
export async function encryptTokens(
  tokens: GivenTokens,
  settings: LinkedInSettings,
  personSub: string,
): Promise<Record<string, string | null>> {
  const { accessToken, refreshToken } = tokens;
  return {
    access_token: await encrypt(accessToken, settings.key, `access:${personSub}`),
    refresh_token:
      refreshToken && (await encrypt(refreshToken, settings.key, `refresh:${personSub}`)),
    last4: accessToken.slice(-4),
    expires_at: tokens.expiresAt.toISOString(),
    refresh_expires_at: tokens.refreshExpiresAt?.toISOString() ?? null,
  };
}

/** The access token of the connected account, renewed where it is due and possible. Never logged. */
export async function usableToken(
  context: FunctionContext,
  settings: LinkedInSettings,
): Promise<UsableToken> {
  const connection = await loadConnection(context);
  if (connection === null) return { status: 'none' };
  if (connection.refused_at !== null) return { status: 'refused' };
  const left = Date.parse(connection.expires_at) - context.now().getTime();
  try {
    if (left < RENEW_BEFORE_MS && connection.refresh_token !== null) {
      const renewed = await renew(connection, connection.refresh_token, context, settings);
      if (renewed !== null) return { status: 'usable', token: renewed, connection };
    }
    if (left <= 0) return { status: 'expired' };
    const purpose = `access:${connection.person_sub}`;
    const token = await decrypt(connection.access_token, settings.key, purpose);
    return { status: 'usable', token, connection };
  } catch (error) {
    if (error instanceof DecryptError) return { status: 'unreadable' };
    throw error;
  }
}

/** Records that LinkedIn refused the token of a connection. */
export async function recordRefusal(
  { data, now }: FunctionContext,
  connection: StoredConnection,
): Promise<void> {
  await data
    .rpc('update_linkedin_connection', {
      old_access_token: connection.access_token,
      changes: { refused_at: now().toISOString() },
    })
    .throwOnError();
}

/** The new access token; null when LinkedIn issued none. */
async function renew(
  connection: StoredConnection,
  sealed: string,
  context: FunctionContext,
  settings: LinkedInSettings,
): Promise<string | null> {
  const person = connection.person_sub;
  const refreshToken = await decrypt(sealed, settings.key, `refresh:${person}`);
  try {
    const given = await fetchTokens(settings, { kind: 'refresh', refreshToken }, context.now());
    // LinkedIn repeats the refresh token, or omits it.
    const columns = await encryptTokens(given, settings, person);
    const changes =
      given.refreshToken === null
        ? { ...columns, refresh_token: sealed, refresh_expires_at: connection.refresh_expires_at }
        : columns;
    await context.data
      .rpc('update_linkedin_connection', {
        old_access_token: connection.access_token,
        changes,
      })
      .throwOnError();
    return given.accessToken;
  } catch (error) {
    if (!(error instanceof LinkedInError)) throw error;
    context.log(`LinkedIn issued no new token: ${error.message}`);
    return null;
  }
}
