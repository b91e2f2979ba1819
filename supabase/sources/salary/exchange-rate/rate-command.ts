import { createCommand, runCommand, type CommandExit } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { formatDay } from '@talent/sdk/format';
import type { Command } from 'commander';
import { z } from 'zod';
import { operatorClient, TARGET_HELP, type Surroundings } from '../../surroundings.ts';
import {
  BANK_OF_CANADA,
  checkRate,
  PLAUSIBLE,
  readFigure,
  readValetFile,
  VALET_URL,
  type TypedRate,
} from './typed-rate.ts';
import { acceptedBy } from '../../files/refused-error.ts';
import { readSourceFile } from '../../files/source-file.ts';

/** The surroundings of `pnpm data salaries fx`. */
export interface RateSurroundings extends Surroundings {
  now: () => Date;
}

interface RateOptions {
  rate?: string;
  day?: string;
  source?: string;
  url?: string;
  annual?: boolean;
  older?: boolean;
  dryRun?: boolean;
}

/** A file of ten years has about 200 KB. */
const MOST_BYTES = 2_000_000;

/** Runs `pnpm data salaries fx`. Never rejects. */
export function runRate(
  parameters: readonly string[],
  surroundings: RateSurroundings,
): Promise<CommandExit> {
  const given = parameters.length === 0 ? ['--help'] : parameters;
  return runCommand(rateCommand(surroundings), given, surroundings, 'Nothing was changed.');
}

function rateCommand(surroundings: RateSurroundings): Command {
  return createCommand('pnpm data salaries fx', surroundings)
    .description(
      'Takes a newer exchange rate between US and Canadian dollars. The rate before is kept.',
    )
    .argument('[file]', "answer of the Bank of Canada's Valet service; its newest day is taken")
    .option('--rate <number>', 'Canadian dollars for one US dollar, such as 1.3698')
    .option('--day <date>', 'day of the rate, YYYY-MM-DD; of an average the last of its year')
    .option('--source <name>', 'who publishes the rate, such as "Bank of Canada"')
    .option('--url <address>', 'page that shows the rate; known for the Bank of Canada')
    .option('--annual', 'the rate is the average of the year')
    .option('--older', 'take a rate although the current one is of a later day')
    .option('--dry-run', 'read and check; change nothing')
    .addHelpText(
      'after',
      `
A rate is taken between ${PLAUSIBLE.least} and ${PLAUSIBLE.most}, from a day up to today. The Bank of Canada publishes one each
business day at 16:30 Eastern Time. Fetch it and take it:

  curl -o rates.json '${VALET_URL}'
  pnpm data salaries fx rates.json

or type what ${BANK_OF_CANADA.daily} shows:

  pnpm data salaries fx --rate 1.3698 --day 2026-11-20 --source "Bank of Canada"
${TARGET_HELP}`,
    )
    .action((file: string | undefined, options: RateOptions) =>
      takeRate(file, options, surroundings),
    );
}

async function takeRate(
  file: string | undefined,
  options: RateOptions,
  { out, target, now }: RateSurroundings,
): Promise<void> {
  const given = file === undefined ? typedRate(options) : rateOfFile(file, options);
  const rate = checkRate(given, now().toISOString().slice(0, 10));
  if (options.dryRun === true) {
    return out(`${inWords(rate)}\nThis was a dry run: nothing was changed.`);
  }
  const client = await operatorClient(target);
  const payload = { ...rate, older: options.older === true };
  const answer = acceptedBy(await client.rpc('set_exchange_rate', { payload }), 'rate', {
    PT412: 'Add --older to take it nevertheless.',
  });
  const { status, superseded } = answerSchema.parse(answer);
  if (status === 'unchanged') return out(`${inWords(rate)}\nThis is the current rate already.`);
  out(
    `${inWords(rate)}\nIt supersedes ${superseded?.cad_per_usd} of ${formatDay(superseded?.day ?? '')}, which is kept. ` +
      'Public pages show it once they are composed again, within an hour of the next visit.',
  );
}

const answerSchema = z.object({
  status: z.enum(['set', 'unchanged']),
  superseded: z.object({ cad_per_usd: z.number(), day: z.string() }).nullable(),
});

function typedRate({ rate, day, source, url, annual }: RateOptions): TypedRate {
  if (rate === undefined || day === undefined || source === undefined) {
    throw new UsageError('Name a file, or type --rate, --day and --source.');
  }
  const kind = annual === true ? 'annual' : 'daily';
  const known = source === BANK_OF_CANADA.source ? BANK_OF_CANADA[kind] : undefined;
  const page = url ?? known;
  if (page === undefined) throw new UsageError(`Add --url with the page of ${source}.`);
  return { cad_per_usd: readFigure(rate), kind, day, source, url: page };
}

function rateOfFile(path: string, options: RateOptions): TypedRate {
  const typed = [options.rate, options.day, options.source, options.url, options.annual];
  if (typed.some((one) => one !== undefined)) {
    throw new UsageError('A file brings its own rate, day and source: leave these out.');
  }
  const { name, bytes } = readSourceFile(path, MOST_BYTES);
  return readValetFile(name, bytes.toString('utf8'));
}

function inWords({ cad_per_usd: figure, kind, day, source }: TypedRate): string {
  const when = kind === 'daily' ? formatDay(day) : `average of ${day.slice(0, 4)}`;
  return `1 USD is ${figure} CAD (${source}, ${when}).`;
}
