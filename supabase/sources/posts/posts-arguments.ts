import { parseArgs } from 'node:util';
import { POST_STATUSES, type PostStatus } from './post-file.ts';

/** What was asked for on the command line. */
export type PostsArguments =
  | { command: 'help' }
  | { command: 'export'; folder: string; statuses: readonly PostStatus[] }
  | { command: 'import'; folder: string; isDryRun: boolean; force: boolean };

/** The command was called in a way it cannot be. */
export class PostsUsageError extends Error {
  override readonly name = 'PostsUsageError';
  readonly code = 'USAGE';
}

export const USAGE = `Keeps blog posts as Markdown files with front matter, one for each post.

  pnpm posts export <folder> [--status <status>]
  pnpm posts import <folder> [--dry-run] [--force]

Options of export
  --status <status>  ${POST_STATUSES.join(', ')} or all; default: published

Options of import
  --dry-run          say what would be added and changed; change nothing
  --force            also take files over what was saved in the database since their export

A file belongs to the post with its slug. "version" is the stored version that the text was taken from:
a post that was saved since is not overwritten, unless --force says so; every version is kept and can be
restored in the editor. An import takes all files or none, and notes the new versions in them.

The target is the site that runs on DATA_DIR (npm start), or the project of SUPABASE_URL with
SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.`;

/**
 * Reads the parameters.
 * @throws PostsUsageError saying what to type instead.
 */
export function readPostsArguments(parameters: readonly string[]): PostsArguments {
  const { values, positionals } = parse(parameters);
  const [command, folder, ...rest] = positionals;
  if (values.help === true || command === undefined) return { command: 'help' };
  if (command !== 'export' && command !== 'import') {
    throw new PostsUsageError(`There is no command "${command}": use export or import.`);
  }
  if (folder === undefined)
    throw new PostsUsageError(`Name the folder: pnpm posts ${command} <folder>.`);
  if (rest.length > 0)
    throw new PostsUsageError(`One folder at a time: what is "${rest.join(' ')}"?`);
  if (command === 'export') {
    if (values['dry-run'] || values.force)
      throw new PostsUsageError('--dry-run and --force belong to import.');
    return { command, folder, statuses: readStatuses(values.status ?? 'published') };
  }
  if (values.status !== undefined) throw new PostsUsageError('--status belongs to export.');
  return { command, folder, isDryRun: values['dry-run'] === true, force: values.force === true };
}

function readStatuses(text: string): readonly PostStatus[] {
  if (text === 'all') return POST_STATUSES;
  const status = POST_STATUSES.find((known) => known === text);
  if (status === undefined) {
    throw new PostsUsageError(
      `There is no status "${text}": use ${POST_STATUSES.join(', ')} or all.`,
    );
  }
  return [status];
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Node's own words name the option.
    throw new PostsUsageError(error instanceof Error ? error.message : String(error));
  }
}
