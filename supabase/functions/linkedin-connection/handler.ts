import { z } from 'zod';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { LinkedInError } from '@talent/functions/linkedin-oauth.ts';
import { problem, reply } from '@talent/functions/linkedin-replies.ts';
import { readLinkedInSettings } from '@talent/functions/linkedin-settings.ts';
import { requireAdmin, signInAgain } from '@talent/functions/require-admin.ts';
import { connectionView } from './connection-view.ts';
import { checkPerson } from './check-person.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

/** Made by the browser that begins, and kept there: who comes back has to be the same. */
const browser = z.string().regex(/^[\w-]{43}$/);

const bodySchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('start'), browser }),
  z.object({
    action: z.literal('finish'),
    browser,
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(2000),
  }),
  z.object({ action: z.literal('person') }),
  z.object({ action: z.literal('disconnect') }),
]);

/**
 * `/functions/v1/linkedin-connection`, for admins with their access token; anybody else is answered as if there were
 * no such function. `GET`: what is connected, or which settings are missing. `POST` with an `action`:
 * `start` answers `{"url"}` of LinkedIn's consent page; `finish` takes what LinkedIn gave the browser; `person` asks
 * LinkedIn again whose account it is; `disconnect` deletes the tokens. Tokens are in no answer. `start` and
 * `disconnect` ask for a sign-in within ten minutes: 403 `fresh-sign-in`.
 */
export const handler: FunctionHandler = async (request, context) => {
  const admin = await requireAdmin(request, context);
  if (admin instanceof Response) return admin;
  if (request.method === 'GET') return reply(await connectionView(context));
  if (request.method !== 'POST') return problem(405, 'method', 'Use GET or POST.');
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return problem(400, 'unreadable', 'The request cannot be read.');
  // These two begin and end what the site may do in the company's name.
  const { action } = body.data;
  if ((action === 'start' || action === 'disconnect') && !admin.isFresh) return signInAgain();
  try {
    return await act(body.data, context, admin.userId);
  } catch (error) {
    if (!(error instanceof LinkedInError)) throw error;
    context.log(`LinkedIn connection, ${action}: ${error.message}`);
    return problem(502, error.code, error.message);
  }
};

async function act(
  body: z.output<typeof bodySchema>,
  context: FunctionContext,
  adminId: string,
): Promise<Response> {
  if (body.action === 'disconnect') {
    await context.data.rpc('delete_linkedin_connection', { deleted_by: adminId }).throwOnError();
    return reply(await connectionView(context));
  }
  const read = await readLinkedInSettings(context);
  if (read.status === 'missing') {
    return problem(409, 'not-configured', `Not set: ${read.names.join(', ')}.`);
  }
  switch (body.action) {
    case 'start':
      return reply({ url: await beginSignIn(context, read.settings, body.browser, adminId) });
    case 'finish': {
      const refused = await finishSignIn(context, read.settings, { ...body, adminId });
      return refused ?? reply(await connectionView(context));
    }
    case 'person': {
      const refused = await checkPerson(context, read.settings);
      return refused ?? reply(await connectionView(context));
    }
  }
}
