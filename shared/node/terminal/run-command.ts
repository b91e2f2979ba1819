import { Command, CommanderError } from 'commander';
import { UsageError } from './usage-error.ts';

/** Where a command prints: results and problems, one line or more at a time. */
export interface CommandOutput {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** 0: done. 1: refused or failed. 2: misuse. */
export type CommandExit = 0 | 1 | 2;

export const terminalOutput: CommandOutput = {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
};

/**
 * A command that prints to the given output and never ends the process.
 * @param name - as it is typed, such as `pnpm posts`
 */
export function createCommand(name: string, { out, err }: CommandOutput): Command {
  return new Command()
    .name(name)
    .exitOverride()
    .showHelpAfterError(`Type "${name} --help" for the parameters.`)
    .configureOutput({
      writeOut: (text) => out(text.trimEnd()),
      writeErr: (text) => err(text.trimEnd()),
    });
}

/**
 * Runs a command with parameters (without `node` and the script). Without any it prints the help of a command that needs
 * some. Never rejects.
 * @param afterFailure - what to add to the message of an error
 */
export async function runCommand(
  command: Command,
  parameters: readonly string[],
  { err }: CommandOutput,
  afterFailure?: string,
): Promise<CommandExit> {
  const needsParameters =
    command.commands.length > 0 || command.registeredArguments.some(({ required }) => required);
  if (parameters.length === 0 && needsParameters) {
    command.outputHelp();
    return 0;
  }
  try {
    await command.parseAsync(parameters, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its own errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    // Errors with a code are for people; of any other the stack helps.
    if (!(error instanceof Error)) err(String(error));
    else err('code' in error ? `error: ${error.message}` : (error.stack ?? error.message));
    if (error instanceof UsageError) return 2;
    if (afterFailure !== undefined) err(afterFailure);
    return 1;
  }
}
