import { secretHandler } from '../access/secret-handler.ts';
import type { FunctionContext, FunctionHandler } from '../context.ts';
import { reply } from '../http/replies.ts';

/** Records that scheduled work has succeeded, for monitoring. Never rejects: the work itself is done. */
export async function noteRun({ data, log }: FunctionContext, name: string): Promise<void> {
  const { error } = await data.rpc('note_scheduled_run', { name });
  if (error !== null) log(`The run of ${name} was not recorded: ${error.message}`);
}

/**
 * Serves scheduled work at `POST /functions/v1/<name>` with `Authorization: Bearer <functions' secret>`. Anyone else gets
 * the answer of a function that does not exist.
 * @param names - under which a run that succeeded is recorded
 * @param work - its result is the JSON answer
 */
export function scheduledHandler(
  names: readonly string[],
  work: (context: FunctionContext) => Promise<object>,
): FunctionHandler {
  const run: FunctionHandler = async (_request, context) => {
    const result = await work(context);
    for (const name of names) await noteRun(context, name);
    return reply(result);
  };
  return secretHandler(({ secret }) => secret, run);
}
