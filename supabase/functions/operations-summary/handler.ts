import { operationsSummarySchema } from '@talent/api/operations/operations-summary';
import { isGateway } from '@talent/functions/access/caller-secret.ts';
import { noSuchFunction } from '@talent/functions/access/require-admin.ts';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { reply } from '@talent/functions/http/replies.ts';

/**
 * `POST /functions/v1/operations-summary` with `Authorization: Bearer <GATEWAY_SECRET>`: the state of mails and scheduled
 * work, in counts and times. Anyone else gets the answer of a function that does not exist.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isGateway(request, context))) return noSuchFunction();
  const { data } = await context.data.rpc('operations_summary').throwOnError();
  return reply(operationsSummarySchema.parse(data));
};
