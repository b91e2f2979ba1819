import { Command, CommanderError } from 'commander';
import { z } from 'zod';
import { UsageError } from './usage-error.ts';

/** Where a command prints: results and problems, one line or more at a time. */
export interface CommandOutput {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** 0: done. 1: refused or failed. 2: misuse. 3: another process came first, run it again. 4: a check could not decide. */
export type CommandExit = 0 | 1 | 2 | 3 | 4;

/** Ends a command that has printed its result. */
class CommandEnd extends Error {
  readonly exit: CommandExit;

  constructor(exit: CommandExit) {
    super('The command has printed its result.');
    this.exit = exit;
  }
}

/** The result of a command. */
export interface CommandReport<Json = unknown> {
  /** For programs, which ask for it with `--json`. */
  json: Json;
  /** For people. */
  lines: readonly string[];
  /** Default: 0. */
  exit?: CommandExit;
}

export const terminalOutput: CommandOutput = {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
};

/**
 * A command that prints to the given output and never ends the process.
 * @param name - as it is typed, such as `pnpm data posts`
 */
export function createCommand(name: string, { out, err }: CommandOutput = terminalOutput): Command {
  return new Command()
    .name(name)
    .exitOverride()
    .showHelpAfterError(helpHint(name))
    .configureOutput({
      writeOut: (text) => out(text.trimEnd()),
      writeErr: (text) => err(text.trimEnd()),
    });
}

/**
 * Adds a command to a program of several.
 * @param typed - how it is typed, where that is not the program's name and its own
 */
export function subCommand(
  program: Command,
  name: string,
  description: string,
  typed?: string,
): Command {
  const command = program
    .command(name)
    .description(description)
    .showHelpAfterError(helpHint(typed ?? `${program.name()} ${name}`));
  if (typed === undefined) return command;
  return command.configureHelp({ commandUsage: () => `${typed} ${command.usage()}` });
}

/** A value of a schema whose lists may be read-only: a report is printed, not changed. */
type Unchanged<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value;

/**
 * Gives a command its work, the option `--json`, which prints the report for programs, and `--json-schema`, which says what
 * they get.
 * @param schema of the report
 */
export function reportingAction<Given extends unknown[], Schema extends z.ZodType>(
  command: Command,
  schema: Schema,
  work: (...given: Given) => Promise<CommandReport<Unchanged<z.infer<Schema>>>>,
): Command {
  return command
    .option('--json', 'print the result as JSON')
    .option('--json-schema', 'print the JSON Schema of what --json prints, and do nothing else')
    .on('option:json-schema', () => {
      // Before arguments are checked: the schema needs none of them.
      printLines(command, [JSON.stringify(jsonSchemaOf(schema), null, 2)]);
      throw new CommandEnd(0);
    })
    .action(async (...given: Given): Promise<void> => {
      const { json, lines, exit = 0 } = await work(...given);
      const isForPrograms = command.opts<{ json?: true }>().json === true;
      printLines(command, isForPrograms ? [JSON.stringify(json, null, 2)] : lines);
      if (exit !== 0) throw new CommandEnd(exit);
    });
}

/** Prints lines to the output of a command. */
export function printLines(command: Command, lines: readonly string[]): void {
  const { writeOut } = command.configureOutput();
  for (const line of lines) writeOut?.(line);
}

/**
 * Runs a command with parameters (without `node` and the script). Without any it prints the help of a command that needs
 * some. Never rejects.
 * @param given - the command, or a function that makes it, whose errors are reported like those of the command
 * @param afterFailure - what to add to the message of an error
 */
export async function runCommand(
  given: Command | (() => Command),
  parameters: readonly string[],
  { err }: CommandOutput,
  afterFailure?: string,
): Promise<CommandExit> {
  try {
    const command = typeof given === 'function' ? given() : given;
    const needsParameters =
      command.commands.length > 0 || command.registeredArguments.some(({ required }) => required);
    if (parameters.length === 0 && needsParameters) command.outputHelp();
    else await command.parseAsync(parameters, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommandEnd) return error.exit;
    // Commander has printed its own errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    // Errors with a code are for people; of any other the stack helps.
    if (!(error instanceof Error)) err(String(error));
    else err('code' in error ? `error: ${error.message}` : (error.stack ?? error.message));
    if (error instanceof UsageError) return 2;
    if (afterFailure !== undefined) err(afterFailure);
    return error instanceof Error && 'isConflict' in error ? 3 : 1;
  }
}

/** Runs the command of this process and sets its exit code, which the command's work may have set before. */
export async function runMain(given: Command | (() => Command)): Promise<void> {
  const exit = await runCommand(given, process.argv.slice(2), terminalOutput);
  if (exit !== 0) process.exitCode = exit;
}

/** Reads the parameters of a program whose work is its module. Ends the process after the help, and after misuse. */
export function parseParameters(command: Command): Command {
  try {
    return command.parse();
  } catch (error) {
    if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2);
    throw error;
  }
}

function helpHint(name: string): string {
  return `Type "${name} --help" for the parameters.`;
}

/** The JSON Schema (draft 2020-12) of a value as `JSON.stringify` prints it. */
export function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // JSON has no dates: they are printed as ISO 8601 in UTC.
      if (zodSchema._zod.def.type === 'date') {
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      }
    },
  });
}
