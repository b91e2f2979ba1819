import { randomBytes } from 'node:crypto';
import type { FunctionContext } from '@talent/functions/context.ts';
import { sha256Hex } from '@talent/functions/tokens/encrypt.ts';
import { encryptTokens } from '@talent/functions/linkedin/connection.ts';
import { consentUrl, fetchPerson, fetchTokens } from '@talent/functions/linkedin/oauth.ts';
import { problem } from '@talent/functions/http/replies.ts';
import { redirectUri, type LinkedInSettings } from '@talent/functions/linkedin/settings.ts';

interface ConsentReturn {
  browser: string;
  state: string;
  code: string;
  adminId: string;
}

const refusals: Readonly<Record<string, string>> = {
  unknown: 'This sign-in did not start here, or was already used. Connect again.',
  expired: 'This sign-in started more than ten minutes ago. Connect again.',
  'other-admin': 'Another admin started this sign-in. Connect again.',
  'other-browser': 'This sign-in started in another browser or tab. Connect again.',
};

/** Begins a sign-in and returns the address of LinkedIn's consent page. */
export async function beginSignIn(
  context: FunctionContext,
  settings: LinkedInSettings,
  browser: string,
  adminId: string,
): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  await context.data
    .from('linkedin_oauth_states')
    .insert({
      state_hash: sha256Hex(state),
      browser_hash: sha256Hex(browser),
      admin_id: adminId,
    })
    .throwOnError();
  return consentUrl(settings, redirectUri(context), state);
}

/**
 * Finishes a sign-in: uses up its state, exchanges the code for tokens, and stores them encrypted.
 * @returns null when the account is connected, otherwise the refusal
 * @throws LinkedInError
 */
export async function finishSignIn(
  context: FunctionContext,
  settings: LinkedInSettings,
  { browser, state, code, adminId }: ConsentReturn,
): Promise<Response | null> {
  const { data: verdict } = await context.data
    .rpc('use_linkedin_state', {
      state_hash: sha256Hex(state),
      browser_hash: sha256Hex(browser),
      admin_id: adminId,
    })
    .throwOnError();
  if (verdict !== 'ok') {
    return problem(409, `state-${verdict}`, refusals[verdict] ?? 'Connect again.');
  }
  const now = context.now();
  const tokens = await fetchTokens(
    settings,
    { kind: 'code', code, redirectUri: redirectUri(context) },
    now,
  );
  const person = await fetchPerson(settings, tokens.accessToken);
  const connection = {
    ...(await encryptTokens(tokens, settings, person.sub)),
    person_sub: person.sub,
    person_name: person.name,
    scopes: tokens.scopes,
    checked_at: now.toISOString(),
    connected_by: adminId,
  };
  await context.data.rpc('save_linkedin_connection', { connection }).throwOnError();
  return null;
}
