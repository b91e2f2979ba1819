import type { FunctionContext } from '../context.ts';

/** Notes that a scheduled work has succeeded, for anyone who watches over the site. Never rejects: the work itself is done. */
export async function noteRun({ data, log }: FunctionContext, name: string): Promise<void> {
  const { error } = await data.rpc('note_scheduled_run', { name });
  if (error !== null) log(`That ${name} has run was not noted: ${error.message}`);
}
