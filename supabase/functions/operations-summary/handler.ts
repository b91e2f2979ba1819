import { z } from 'zod';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { isGateway } from '@talent/functions/is-gateway.ts';
import { noSuchFunction } from '@talent/functions/require-admin.ts';
import { schedules } from '../schedules.ts';

const figuresSchema = z.looseObject({
  schedules: z.array(z.object({ name: z.string(), succeeded_at: z.string() })),
});

/**
 * `POST /functions/v1/operations-summary` with `Authorization: Bearer <GATEWAY_SECRET>`: counts and times of mails and of
 * scheduled work. Without the secret, or where none is set, the answer is that there is no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isGateway(request, context))) return noSuchFunction();
  const { data } = await context.data.rpc('operations_summary').throwOnError();
  const figures = figuresSchema.parse(data);
  const lastSuccess = new Map(figures.schedules.map((run) => [run.name, run.succeeded_at]));
  const runs = schedules.map(({ name, does, atMost }) => ({
    name,
    does,
    at_most_ms: atMost,
    succeeded_at: lastSuccess.get(name) ?? null,
  }));
  return Response.json(
    { ...figures, schedules: runs },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
