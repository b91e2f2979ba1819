import {
  connectionRequestSchema,
  type ConnectionRequest,
  type ConsentAddress,
} from '@talent/api/linkedin/connection';
import type { FunctionContext } from '@talent/functions/context.ts';
import { LinkedInError } from '@talent/functions/linkedin/oauth.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { problem, reply } from '@talent/functions/http/replies.ts';
import { readLinkedInSettings } from '@talent/functions/linkedin/settings.ts';
import { adminHandler, signInAgain } from '@talent/functions/access/admin-handler.ts';
import { readConnection } from './read-connection.ts';
import { checkPerson } from './check-person.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

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
    case 'finish': {
      const refused = await finishSignIn(context, read.settings, { ...body, adminId });
      return refused ?? reply(await readConnection(context));
    }
    case 'person': {
      const refused = await checkPerson(context, read.settings);
      return refused ?? reply(await readConnection(context));
    }
  }
}
