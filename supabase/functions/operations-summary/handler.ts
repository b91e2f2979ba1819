import type { FunctionHandler } from '@talent/functions/context.ts';
import { isGateway } from '@talent/functions/is-gateway.ts';
import { noSuchFunction } from '@talent/functions/require-admin.ts';

/**
 * `POST /functions/v1/operations-summary` with `Authorization: Bearer <GATEWAY_SECRET>`: how mails and scheduled work are
 * doing, in counts and times. Anyone else, and everybody where no secret is set, is answered as if there were no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isGateway(request, context))) return noSuchFunction();
  const { data } = await context.data.rpc('operations_summary').throwOnError();
  return Response.json(data, { headers: { 'Cache-Control': 'no-store' } });
};
