import {
  operationsFiguresSchema,
  type OperationsSummary,
} from '@talent/api/operations/operations-summary';
import { isGateway } from '@talent/functions/access/caller-secret.ts';
import { noSuchFunction } from '@talent/functions/access/require-admin.ts';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { reply } from '@talent/functions/http/replies.ts';
import { schedules } from '../schedules.ts';

/**
 * `POST /functions/v1/operations-summary` with `Authorization: Bearer <GATEWAY_SECRET>`: counts and times of mails and of
 * scheduled work. Without the secret, or where none is set, the answer is that there is no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isGateway(request, context))) return noSuchFunction();
  const { data } = await context.data.rpc('operations_summary').throwOnError();
  const figures = operationsFiguresSchema.parse(data);
  const lastSuccess = new Map(figures.schedules.map((run) => [run.name, run.succeeded_at]));
  return reply({
    ...figures,
    schedules: schedules.map(({ name, does, atMost }) => ({
      name,
      does,
      at_most_ms: atMost,
      succeeded_at: lastSuccess.get(name) ?? null,
    })),
  } satisfies OperationsSummary);
};
