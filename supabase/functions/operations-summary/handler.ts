import {
  operationsFiguresSchema,
  type OperationsSummary,
} from '@talent/api/operations/operations-summary';
import { gatewayHandler } from '@talent/functions/access/secret-handler.ts';
import { reply } from '@talent/functions/http/replies.ts';
import { schedules } from '../schedules.ts';

/** `POST /functions/v1/operations-summary`, for the gateway: counts and times of mails and of scheduled work. */
export const handler = gatewayHandler(async (_request, context) => {
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
});
