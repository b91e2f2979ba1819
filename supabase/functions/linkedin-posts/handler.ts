import { linkedInPostSchema, sentLength } from '@talent/api/forms/linkedin-post';
import { z } from 'zod';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { loadConnection } from '@talent/functions/linkedin-connection.ts';
import { postRequest } from '@talent/functions/linkedin-post.ts';
import { problem, reply } from '@talent/functions/linkedin-replies.ts';
import { postNow } from '@talent/functions/linkedin-send.ts';
import { readLinkedInSettings } from '@talent/functions/linkedin-settings.ts';
import { requireAdmin } from '@talent/functions/require-admin.ts';

const bodySchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('dry-run'), content: linkedInPostSchema }),
  z.object({ action: z.literal('post'), id: z.number().int().positive() }),
]);

/**
 * `POST /functions/v1/linkedin-posts`, for admins with their access token; anybody else is answered as if there were no
 * such function. `{"action": "dry-run", "content": …}` answers the exact call that would be made, without the token;
 * `{"action": "post", "id"}` posts a stored post once and answers `{"result"}`: what became of it stands in its row.
 */
export const handler: FunctionHandler = async (request, context) => {
  const admin = await requireAdmin(request, context);
  if (admin instanceof Response) return admin;
  if (request.method !== 'POST') return problem(405, 'method', 'Use POST.');
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) {
    return problem(
      422,
      'unreadable',
      body.error.issues[0]?.message ?? 'The request is unreadable.',
    );
  }
  if (body.data.action === 'dry-run') return dryRun(body.data.content, context);
  const read = await readLinkedInSettings(context);
  if (read.status === 'missing') {
    return problem(409, 'not-configured', `Not set: ${read.names.join(', ')}.`);
  }
  if ((await loadConnection(context)) === null) {
    return problem(409, 'not-connected', 'No LinkedIn account is connected.');
  }
  return reply({ result: await postNow(context, body.data.id, admin.userId) });
};

async function dryRun(
  { commentary, linkUrl, linkTitle }: z.output<typeof linkedInPostSchema>,
  context: FunctionContext,
): Promise<Response> {
  const read = await readLinkedInSettings(context);
  if (read.status === 'missing') {
    return problem(409, 'not-configured', `Not set: ${read.names.join(', ')}.`);
  }
  const connection = await loadConnection(context);
  const content = { commentary, linkUrl: linkUrl || null, linkTitle: linkTitle || null };
  const request = postRequest(content, connection?.person_sub ?? 'not-connected', read.settings);
  const authorization = connection === null ? 'not connected' : `Bearer …${connection.last4}`;
  return reply({
    ...request,
    headers: { ...request.headers, Authorization: authorization },
    sentLength: sentLength(commentary),
  });
}
