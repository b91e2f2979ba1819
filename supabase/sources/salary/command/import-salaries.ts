/** `pnpm data salaries`: imports an edition of a salary source, or with `fx` a newer exchange rate. */
import { createInterface } from 'node:readline/promises';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import { terminal } from '../../surroundings.ts';
import { runRate } from '../exchange-rate/rate-command.ts';
import { runImport } from './import-command.ts';

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(question)).trim());
  } finally {
    lines.close();
  }
}

const [first, ...rest] = process.argv.slice(2);
process.exitCode =
  first === 'fx'
    ? await runRate(rest, { ...terminal, now: () => new Date() })
    : await runImport(process.argv.slice(2), {
        ...terminal,
        // A quarter of filings has 100 MB.
        limits: { ...DOWNLOAD_LIMITS, maxBytes: 300 * 1024 * 1024, timeoutMs: 600_000 },
        now: () => new Date(),
        confirm: process.stdin.isTTY ? ask : null,
      });
