import type { FunctionContext } from '../context.ts';

/** Records that scheduled work has succeeded, for monitoring. Never rejects: the work itself is done. */
export async function noteRun({ data, log }: FunctionContext, name: string): Promise<void> {
  const { error } = await data.rpc('note_scheduled_run', { name });
  if (error !== null) log(`The run of ${name} was not recorded: ${error.message}`);
}
