import { unwrap } from '@talent/data/unwrap';
import { checkFeed } from '@talent/jobs/check-feed';
import { importPayload, isFeedName } from '@talent/jobs/import-payload';
import type { FeedProblem, JobPosting } from '@talent/jobs/posting';
import { optionalFields, requiredFields } from '@talent/jobs/read-feed';
import { createCommand, runCommand, type CommandExit } from '@talent/node/terminal/run-command';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { operatorClient, TARGET_HELP, type Surroundings } from '../surroundings.ts';
import { readSource } from './read-source.ts';
import { RefusedError } from '../files/refused-error.ts';

interface ImportOptions {
  feed: string;
  full?: boolean;
  dryRun?: boolean;
}

const MOST_SHOWN = 50;
const refs = z.array(z.string());
const changes = z.object({ added: refs, changed: refs, unchanged: refs, closed: refs });

/** Runs `pnpm data jobs`. Never rejects. */
export function runImportJobs(
  parameters: readonly string[],
  surroundings: Surroundings & { fetch: typeof fetch },
): Promise<CommandExit> {
  const command = createCommand('pnpm data jobs', surroundings)
    .description('Imports the postings of a feed, CSV or JSON, all or none.')
    .argument('<source>', 'file of the feed, or its address')
    .requiredOption(
      '--feed <name>',
      'owner of the postings, such as harbour-careers: the next edition of a feed changes them',
      readFeedName,
    )
    .option('--full', 'the feed is complete: its open postings that are not named are closed today')
    .option('--dry-run', 'check, and list what would be added, changed and closed; change nothing')
    .addHelpText(
      'after',
      `
Fields
  ${requiredFields.join(', ')}
  optional: ${optionalFields.join(', ')}

In CSV these are the columns, and | separates the entries of a list; in JSON an object has a list "jobs". HTML is read
as text. A job in several places is a posting for each. A posting that breaks a rule of pay transparency keeps the whole
feed out; every line is named with its reason.
${TARGET_HELP}`,
    )
    .action((source: string, options: ImportOptions) => importFeed(source, options, surroundings));
  return runCommand(command, parameters, surroundings, 'Nothing was changed.');
}

function readFeedName(name: string): string {
  if (isFeedName(name)) return name;
  throw new InvalidArgumentError('Use lower-case letters and digits, joined by hyphens.');
}

async function importFeed(
  source: string,
  { feed, full = false, dryRun = false }: ImportOptions,
  { out, target, fetch: fetchSource }: Surroundings & { fetch: typeof fetch },
): Promise<void> {
  const { name, bytes } = await readSource(source, fetchSource);
  const checked = checkFeed(bytes);
  if (checked.status === 'refused') throw new RefusedError(describe(checked.problems));
  const postings: readonly JobPosting[] = checked.postings;
  out(`${postings.length} postings read; none breaks a rule.`);
  const client = await operatorClient(target);
  const answer = unwrap(
    await client.rpc('import_jobs', {
      feed,
      file_name: name,
      postings: importPayload(feed, postings),
      is_full: full,
      dry_run: dryRun,
    }),
  );
  const { added, changed, unchanged, closed } = changes.parse(answer);
  const [add, change, close] = dryRun
    ? ['Would add', 'change', 'close']
    : ['Added', 'changed', 'closed'];
  out(
    `${add} ${added.length}, ${change} ${changed.length}, ${close} ${closed.length}; ${unchanged.length} unchanged.`,
  );
  for (const ref of added) out(`  + ${ref}`);
  for (const ref of changed) out(`  ~ ${ref}`);
  for (const ref of closed) out(`  x ${ref}`);
  out(
    dryRun
      ? 'This was a dry run: nothing was changed.'
      : 'New pages are there from their first visit on. Changed pages and lists follow within a few minutes.',
  );
}

function describe(problems: readonly FeedProblem[]): string {
  const lines = problems.slice(0, MOST_SHOWN).map(({ line, ref, reason, law }) => {
    const posting = ref === null ? '' : ` (${ref})`;
    const shown = reason.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
    return `line ${line}${posting}: ${shown}${law === undefined ? '' : ` [${law}]`}`;
  });
  const rest = problems.length - lines.length;
  return ['The feed breaks rules:', ...lines, ...(rest > 0 ? [`and ${rest} more.`] : [])].join(
    '\n',
  );
}
