import type { TestStack } from '@talent/backend/testing/test-stack';
import type { CommandExit } from '@talent/node/terminal/run-command';
import type { Surroundings } from '../surroundings.ts';

/** Runs a command as a person types it, against a stack: its exit code, and what it printed. */
export async function typed(
  { url, secretKey }: TestStack,
  run: (surroundings: Surroundings) => Promise<CommandExit>,
): Promise<{ exit: CommandExit; text: string }> {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const target = async () => ({ url, secretKey, name: 'the test' });
  const exit = await run({ out: print, err: print, target });
  return { exit, text: printed.join('\n') };
}
