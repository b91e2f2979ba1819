import { createDataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { checkFeed, importPayload } from '@talent/jobs/check-feed';
import type { FeedProblem, JobPosting } from '@talent/jobs/posting';
import type { ImportTarget } from '@talent/backend/running/resolve-import-target';
import { z } from 'zod';
import {
  JobsUsageError,
  readImportJobsArguments,
  USAGE,
  type ImportJobsArguments,
} from './import-jobs-arguments.ts';
import { readSource } from './read-source.ts';

/** What the command needs of its surroundings. */
export interface ImportJobsSurroundings {
  out: (line: string) => void;
  err: (line: string) => void;
  /** Finds the database; rejects when there is none. */
  target: () => Promise<ImportTarget>;
  fetch: typeof fetch;
}

/** A feed that breaks rules; the message names every line. */
export class FeedRefusedError extends Error {
  override readonly name = 'FeedRefusedError';
  readonly code = 'FEED_REFUSED';
}

const MOST_SHOWN = 50;
const refs = z.array(z.string());
const changes = z.object({ added: refs, changed: refs, unchanged: refs, closed: refs });

/** Runs the command and says how to exit: 0 done, 1 refused or failed, 2 called wrongly. Never throws. */
export async function runImportJobs(
  parameters: readonly string[],
  surroundings: ImportJobsSurroundings,
): Promise<0 | 1 | 2> {
  const { out, err } = surroundings;
  try {
    const wanted = readImportJobsArguments(parameters);
    if (wanted === null) out(USAGE);
    else await importFeed(wanted, surroundings);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    err('code' in error ? error.message : (error.stack ?? error.message));
    err('Nothing was changed.');
    if (!(error instanceof JobsUsageError)) return 1;
    err('Type "pnpm import-jobs --help" for the options and the fields.');
    return 2;
  }
}

async function importFeed(
  wanted: ImportJobsArguments,
  { out, target, fetch: fetchIt }: ImportJobsSurroundings,
): Promise<void> {
  const { name, text } = await readSource(wanted.source, fetchIt);
  const checked = checkFeed(text);
  if (checked.status === 'refused') throw new FeedRefusedError(describe(checked.problems));
  const postings: readonly JobPosting[] = checked.postings;
  out(`${postings.length} postings read; none breaks a rule.`);
  const { url, secretKey } = await target();
  const answer = unwrap(
    await createDataClient({ url, key: secretKey }).rpc('import_jobs', {
      ...{ feed: wanted.feed, file_name: name, postings: importPayload(wanted.feed, postings) },
      ...{ is_full: wanted.isFull, dry_run: wanted.isDryRun },
    }),
  );
  const { added, changed, unchanged, closed } = changes.parse(answer);
  const [would, alter, shut] = wanted.isDryRun
    ? ['Would add', 'change', 'close']
    : ['Added', 'changed', 'closed'];
  out(
    `${would} ${added.length}, ${alter} ${changed.length}, ${shut} ${closed.length}; ${unchanged.length} are as they were.`,
  );
  for (const ref of added) out(`  + ${ref}`);
  for (const ref of changed) out(`  ~ ${ref}`);
  for (const ref of closed) out(`  x ${ref}`);
  out(
    wanted.isDryRun
      ? 'This was a dry run: nothing was changed.'
      : 'Pages follow within a few minutes, when they are next composed.',
  );
}

function describe(problems: readonly FeedProblem[]): string {
  const lines = problems.slice(0, MOST_SHOWN).map(({ line, ref, reason, law }) => {
    const whose = ref === null ? '' : ` (${ref})`;
    return `line ${line}${whose}: ${reason}${law === undefined ? '' : ` [${law}]`}`;
  });
  const rest = problems.length - lines.length;
  return [...lines, ...(rest > 0 ? [`and ${rest} more.`] : [])].join('\n');
}
