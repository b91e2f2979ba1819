import { marketSourceKey, type MarketSourceKey } from '@talent/api/market/market-data';
import { MalformedFileError } from '@talent/functions/files/import-error.ts';
import { download } from '@talent/functions/market/download.ts';
import {
  checkEdition,
  describeEdition,
  importMarketEdition,
  type Overruled,
} from '@talent/functions/market/import-edition.ts';
import { type MarketSourceKind, MARKET_SOURCES } from '@talent/functions/market/market-sources.ts';
import { readMarketFile, type MarketEdition } from '@talent/functions/market/read-market-file.ts';
import { createCommand, runCommand, type CommandExit } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { InvalidArgumentError, type Command } from 'commander';
import { readDay } from '../files/read-day.ts';
import { operatorClient, TARGET_HELP } from '../surroundings.ts';
import { openMarketFile } from './open-market-file.ts';
import { runRefresh, type MarketSurroundings } from './refresh-command.ts';
import { RefusedError } from '../files/refused-error.ts';

interface ImportOptions {
  from?: string;
  retrieved?: string;
  dryRun?: boolean;
  acceptJump?: boolean;
  acceptLoss?: boolean;
}

/** Runs `pnpm data market`. Never rejects. */
export function runImportMarket(
  parameters: readonly string[],
  surroundings: MarketSurroundings,
): Promise<CommandExit> {
  return runCommand(
    marketCommand(surroundings),
    parameters,
    surroundings,
    'Every source that is not reported as imported keeps its edition.',
  );
}

function marketCommand(surroundings: MarketSurroundings): Command {
  const program = createCommand('pnpm data market', surroundings)
    // `refresh` has an option of the same name as the import.
    .enablePositionalOptions()
    .description(
      'Imports files of Indeed Hiring Lab. A file supersedes the edition before, or changes nothing.',
    )
    .argument('[source...]', 'sources to import; default: all', readSource)
    .option('--from <folder or URL>', 'folder of the files, or the https URL that they are below')
    .option(
      '--retrieved <date>',
      'day the files were fetched, YYYY-MM-DD; default: the day each was written, of a URL today',
      readDay,
    )
    .option('--dry-run', 'read, check and compare; change nothing')
    .option('--accept-jump', 'import although values change by more than the bounds')
    .option('--accept-loss', 'import although series or days of the current edition are missing')
    .addHelpText(
      'after',
      `
Sources
${MARKET_SOURCES.map(({ key, file, url, raw = url }) => `  ${key.padEnd(30)} ${file.padEnd(34)} ${raw}`).join('\n')}
${TARGET_HELP} A first look at a folder:

  pnpm data market --from ../hiring-lab --dry-run`,
    )
    .action((sources: MarketSourceKey[] | undefined, options: ImportOptions) => {
      const { from } = options;
      if (from === undefined)
        throw new UsageError('Name the folder or URL of the files with --from.');
      return importFiles(sources ?? [], { ...options, from }, surroundings);
    });
  program
    .command('refresh')
    .description('ask the URLs of MARKET_URLS for newer files now, as the weekly schedule does')
    .option(
      '--accept-jump <source>',
      'a source whose jump you have looked at; may be repeated',
      (name, before: MarketSourceKey[]) => [...before, oneSource(name)],
      [] as MarketSourceKey[],
    )
    .action((options: { acceptJump: MarketSourceKey[] }) =>
      runRefresh(options.acceptJump, surroundings),
    );
  return program;
}

function readSource(name: string, before: MarketSourceKey[] | undefined): MarketSourceKey[] {
  return [...(before ?? []), oneSource(name)];
}

function oneSource(name: string): MarketSourceKey {
  const { data } = marketSourceKey.safeParse(name);
  if (data !== undefined) return data;
  throw new InvalidArgumentError(`Name one of ${marketSourceKey.options.join(', ')}.`);
}

async function importFiles(
  keys: readonly MarketSourceKey[],
  options: ImportOptions & { from: string },
  surroundings: MarketSurroundings,
): Promise<void> {
  const { out, target } = surroundings;
  const kinds = MARKET_SOURCES.filter(({ key }) => keys.length === 0 || keys.includes(key));
  // Every file is read before the first is imported: one that cannot be read keeps all of them out.
  const editions: MarketEdition[] = [];
  for (const kind of kinds) editions.push(await openSource(kind, options, surroundings));
  const client = await operatorClient(target);
  const accepted: Overruled[] = [
    ...(options.acceptJump === true ? ['jump' as const] : []),
    ...(options.acceptLoss === true ? ['loss' as const] : []),
  ];
  for (const edition of editions) {
    const checked = await checkEdition(client, edition, accepted);
    const facts = describeEdition(edition, checked.comparison);
    if (options.dryRun === true) {
      const end = checked.isCurrent ? 'This file is current already.' : 'Would be imported.';
      out(`${edition.source.key}: ${facts} ${end}`);
      continue;
    }
    const { status, superseded } = await importMarketEdition(client, edition, { accepted });
    const before = superseded === null ? '' : ` It supersedes the edition to ${superseded}.`;
    out(
      status === 'unchanged'
        ? `${edition.source.key}: this file is current already; nothing was changed.`
        : `${edition.source.key}: imported. ${facts}${before}`,
    );
  }
  if (options.dryRun === true) out('This was a dry run: nothing was changed.');
}

async function openSource(
  kind: MarketSourceKind,
  { from, retrieved }: ImportOptions & { from: string },
  surroundings: MarketSurroundings,
): Promise<MarketEdition> {
  try {
    const isUrl = /^[a-z]+:\/\//i.test(from);
    return isUrl
      ? await fetchSource(kind, from, retrieved, surroundings)
      : openMarketFile(kind, from, retrieved);
  } catch (error) {
    if (!(error instanceof MalformedFileError)) throw error;
    const advice = `Fix the file, or fetch it again from ${kind.url}.`;
    throw new RefusedError(`${error.message}\n${advice}`, { cause: error });
  }
}

async function fetchSource(
  kind: MarketSourceKind,
  from: string,
  retrieved: string | undefined,
  { limits, now }: MarketSurroundings,
): Promise<MarketEdition> {
  const url = URL.parse(kind.file, from.endsWith('/') ? from : `${from}/`);
  if (url === null) throw new UsageError(`${from} is not a URL.`);
  const answer = await download(url.href, { etag: null, lastModified: null }, limits);
  if (answer.status === 'unchanged') throw new UsageError(`${url.href} sent no file.`);
  const file = { name: kind.file, bytes: answer.bytes };
  return readMarketFile(kind, file, retrieved ?? now().toISOString().slice(0, 10));
}
