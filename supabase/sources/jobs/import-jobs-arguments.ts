import { parseArgs } from 'node:util';
import { isFeedName } from '@talent/jobs/check-feed';
import { optionalFields, requiredFields } from '@talent/jobs/read-feed';

/** What was asked for on the command line. */
export interface ImportJobsArguments {
  /** Path of a file, or an address that begins with http. */
  source: string;
  feed: string;
  isFull: boolean;
  isDryRun: boolean;
}

/** The command was called in a way it cannot be. */
export class JobsUsageError extends Error {
  override readonly name = 'JobsUsageError';
  readonly code = 'USAGE';
}

export const USAGE = `Imports the postings of a feed, CSV or JSON, all or none.

  pnpm import-jobs <file or address> --feed <name> [--full] [--dry-run]

Options
  --feed <name>  whose postings these are, such as harbour-careers: the next edition of a feed changes them
  --full         the feed is whole: postings of it that are open and not named are closed today
  --dry-run      check, and say what would be added, changed and closed; change nothing

Fields
  ${requiredFields.join(', ')}
  may be left out: ${optionalFields.join(', ')}

In CSV these are the columns, and | parts the entries of a list; in JSON an object has a list "jobs". A posting
that breaks a rule of pay transparency keeps the whole feed out; every line is named with its reason.

The target is the site that runs on DATA_DIR (npm start), or the project of SUPABASE_URL with
SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.`;

/**
 * Reads the parameters; null: help was asked for.
 * @throws JobsUsageError saying what to type instead.
 */
export function readImportJobsArguments(parameters: readonly string[]): ImportJobsArguments | null {
  const { values, positionals } = parse(parameters);
  const [source, ...rest] = positionals;
  if (values.help === true || parameters.length === 0) return null;
  if (source === undefined) throw new JobsUsageError('Name the file or the address of the feed.');
  if (rest.length > 0) throw new JobsUsageError(`One feed at a time: what is "${rest.join(' ')}"?`);
  const { feed } = values;
  if (feed === undefined) throw new JobsUsageError('Say whose feed it is: --feed harbour-careers.');
  if (!isFeedName(feed)) {
    throw new JobsUsageError(
      `The feed "${feed}" needs small letters and digits, joined by hyphens.`,
    );
  }
  return { source, feed, isFull: values.full === true, isDryRun: values['dry-run'] === true };
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        feed: { type: 'string' },
        full: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Node's own words name the option.
    throw new JobsUsageError(error instanceof Error ? error.message : String(error));
  }
}
