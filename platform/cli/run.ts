import { CommanderError } from 'commander';
import { ChannelNameError } from '../registry/channel.ts';
import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import type { Printer } from '@talent/node/terminal/print';
import { createProgram, type ProgramContext } from './program.ts';
import { UsageError } from '@talent/node/terminal/usage-error';

/** 0: done. 1: refused or failed, nothing changed. 2: misuse. 3: another release came first, run it again. */
export type ExitCode = 0 | 1 | 2 | 3;

/**
 * Runs one command line (without `node` and the script) and returns the exit code. Never throws.
 *
 * @param open makes the context; its errors, such as of the environment, are reported like a command's
 */
export async function run(
  parameters: readonly string[],
  printer: Printer,
  open: () => Omit<ProgramContext, 'printer'>,
): Promise<ExitCode> {
  try {
    await createProgram({ ...open(), printer }).parseAsync(parameters, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    printer.error(describeError(error));
    if (error instanceof UsageError || error instanceof ChannelNameError) return 2;
    return error instanceof ReleaseConflictError ? 3 : 1;
  }
}

/** Errors with a code are for people; of other errors the stack helps. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? `error: ${error.message}` : (error.stack ?? error.message);
}
