import {
  connectionRequestSchema,
  type ConnectionRequest,
  type ConsentAddress,
  type LinkedInConnection,
} from './contract.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { LinkedInError, fetchPerson, personUrn } from '@talent/functions/linkedin/oauth.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { problem, reply } from '@talent/functions/http/replies.ts';
import {
  readLinkedInSettings,
  type LinkedInSettings,
  redirectUri,
} from '@talent/functions/linkedin/settings.ts';
import { adminHandler, signInAgain } from '@talent/functions/access/admin-handler.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';
import {
  recordRefusal,
  usableToken,
  loadConnection,
  type StoredConnection,
} from '@talent/functions/linkedin/connection.ts';
import { linkedInVersionEnd } from '@talent/api/linkedin/version-end';
import { isoTime } from '@talent/data/iso-time';

/**
 * `/functions/v1/linkedin-connection`, for admins. `GET` answers a `LinkedInConnection`; `POST` takes a `ConnectionRequest`. Tokens are in no answer. `start`
 * and `disconnect` require a sign-in within ten minutes: 403 `fresh-sign-in`.
 */
export const handler = adminHandler(async (admin, request, context) => {
  if (request.method === 'GET') return reply(await readConnection(context));
  if (request.method !== 'POST') return problem(405, 'method', 'Use GET or POST.');
  const body = connectionRequestSchema.safeParse(await readJson(request));
  if (!body.success) return problem(400, 'unreadable', 'The request cannot be read.');
  // These two grant and revoke what the site may do in the company's name.
  const { action } = body.data;
  if ((action === 'start' || action === 'disconnect') && !admin.isFresh) return signInAgain();
  try {
    return await act(body.data, context, admin.userId);
  } catch (error) {
    if (!(error instanceof LinkedInError)) throw error;
    context.log(`LinkedIn connection, ${action}: ${error.message}`);
    return problem(502, error.code, error.message);
  }
});

async function act(
  body: ConnectionRequest,
  context: FunctionContext,
  adminId: string,
): Promise<Response> {
  if (body.action === 'disconnect') {
    await context.data.rpc('delete_linkedin_connection', { deleted_by: adminId }).throwOnError();
    return reply(await readConnection(context));
  }
  const read = await readLinkedInSettings(context);
  if (read.status === 'missing') {
    return problem(409, 'not-configured', `Not set: ${read.names.join(', ')}.`);
  }
  switch (body.action) {
    case 'start':
      return reply({
        url: await beginSignIn(context, read.settings, body.browser, adminId),
      } satisfies ConsentAddress);
    case 'finish':
    case 'person': {
      const refused =
        body.action === 'finish'
          ? await finishSignIn(context, read.settings, { ...body, adminId })
          : await checkPerson(context, read.settings);
      return refused ?? reply(await readConnection(context));
    }
  }
}

/**
 * Asks LinkedIn whose account is connected, and records when it was asked.
 * @returns null, or the refusal
 * @throws LinkedInError when LinkedIn cannot be reached
 */
async function checkPerson(
  context: FunctionContext,
  settings: LinkedInSettings,
): Promise<Response | null> {
  const found = await usableToken(context, settings);
  if (found.status !== 'usable') {
    return problem(409, 'reconnect', 'No connected account has a working token. Connect again.');
  }
  const { connection, token } = found;
  try {
    const person = await fetchPerson(settings, token);
    if (person.sub !== connection.person_sub) {
      return problem(409, 'reconnect', 'LinkedIn returned a different member. Connect again.');
    }
    const changes = { checked_at: context.now().toISOString(), person_name: person.name };
    await context.data
      .rpc('update_linkedin_connection', { old_access_token: connection.access_token, changes })
      .throwOnError();
    return null;
  } catch (error) {
    if (!(error instanceof LinkedInError) || error.code !== 'refused') throw error;
    await recordRefusal(context, connection);
    return problem(409, 'reconnect', 'LinkedIn rejected the token. Connect again.');
  }
}

async function readConnection(context: FunctionContext): Promise<LinkedInConnection> {
  const read = await readLinkedInSettings(context);
  const stored = await loadConnection(context);
  const keyId = read.status === 'ready' ? read.settings.key.id : null;
  return {
    missing: read.status === 'missing' ? read.names : [],
    redirectUri: redirectUri(context),
    version: read.status === 'ready' ? read.settings.version : null,
    versionEndsOn: read.status === 'ready' ? linkedInVersionEnd(read.settings.version) : null,
    connection: stored && {
      urn: personUrn(stored.person_sub),
      name: stored.person_name,
      scopes: stored.scopes,
      last4: stored.last4,
      expiresAt: isoTime(stored.expires_at),
      renewableUntil: stored.refresh_expires_at && isoTime(stored.refresh_expires_at),
      connectedAt: isoTime(stored.created_at),
      checkedAt: isoTime(stored.checked_at),
      state: stateOf(stored, keyId, context.now()),
    },
  };
}

function stateOf(stored: StoredConnection, keyId: string | null, now: Date) {
  if (stored.refused_at !== null) return 'refused';
  if (keyId !== null && !stored.access_token.startsWith(`v1.${keyId}.`)) return 'unreadable';
  const until = stored.refresh_expires_at ?? stored.expires_at;
  return Date.parse(until) <= now.getTime() ? 'expired' : 'working';
}
