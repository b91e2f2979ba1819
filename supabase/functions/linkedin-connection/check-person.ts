import type { FunctionContext } from '@talent/functions/context.ts';
import { recordRefusal, usableToken } from '@talent/functions/linkedin/connection.ts';
import { fetchPerson, LinkedInError } from '@talent/functions/linkedin/oauth.ts';
import { problem } from '@talent/functions/http/replies.ts';
import type { LinkedInSettings } from '@talent/functions/linkedin/settings.ts';

/**
 * Asks LinkedIn whose account is connected, and records when it was asked.
 * @returns null, or the refusal
 * @throws LinkedInError when LinkedIn cannot be reached
 */
export async function checkPerson(
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
