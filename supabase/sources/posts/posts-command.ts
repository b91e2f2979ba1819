import { createCommand, runCommand, type CommandExit } from '@talent/node/terminal/run-command';
import { Option } from 'commander';
import { operatorClient, TARGET_HELP, type Surroundings } from '../surroundings.ts';
import { exportFolder } from './export-folder.ts';
import { importFolder } from './import-folder.ts';
import { POST_STATUSES, type PostStatus } from './post-file.ts';

/** Runs `pnpm data posts`. Never rejects. */
export function runPosts(
  parameters: readonly string[],
  surroundings: Surroundings,
): Promise<CommandExit> {
  const { out, target } = surroundings;
  const print = (lines: readonly string[]) => lines.forEach((line) => out(line));
  const program = createCommand('pnpm data posts', surroundings)
    .description('Keeps blog posts as Markdown files with front matter, one for each post.')
    .addHelpText(
      'after',
      `
A file belongs to the post with its slug. "version" is the stored version that the text was taken from: a post that was
saved since is not overwritten without --force. Every version is kept and can be restored in the editor. An import takes
all files or none, and writes the new versions into them.
${TARGET_HELP}`,
    );
  program
    .command('export')
    .description('write stored posts into a folder')
    .argument('<folder>', 'folder for the files')
    .addOption(
      new Option('--status <status>', 'status of the posts')
        .choices([...POST_STATUSES, 'all'])
        .default('published'),
    )
    .action(async (folder: string, { status }: { status: PostStatus | 'all' }) => {
      const statuses = status === 'all' ? POST_STATUSES : [status];
      print(await exportFolder(await operatorClient(target), { folder, statuses }));
    });
  program
    .command('import')
    .description('import the files of a folder')
    .argument('<folder>', 'folder with the files')
    .option('--dry-run', 'list what would be added and changed; change nothing')
    .option('--force', 'overwrite posts that were saved in the database since their export')
    .action(async (folder: string, { dryRun = false, force = false }: ImportOptions) => {
      const client = await operatorClient(target);
      print(await importFolder(client, { folder, isDryRun: dryRun, force }));
    });
  return runCommand(program, parameters, surroundings, 'Nothing was changed.');
}

interface ImportOptions {
  dryRun?: boolean;
  force?: boolean;
}
