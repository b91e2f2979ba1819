/** Writes `supabase/seed/blog-posts.sql` from `supabase/seed/blog-posts/*.md`: `node supabase/sources/posts/build-seed.ts`. */
import { join } from 'node:path';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { replaceFile } from '../files/replace-file.ts';
import { postSeedSql } from './post-seed.ts';
import { readPostFolder } from './read-post-folder.ts';

const seedDir = join(import.meta.dirname, '../../seed');

const command = createCommand('build-seed', terminalOutput)
  .description('Writes the seed file of blog posts.')
  .action(() => {
    const posts = readPostFolder(join(seedDir, 'blog-posts')).map(({ post }) => post);
    replaceFile(join(seedDir, 'blog-posts.sql'), postSeedSql(posts));
    console.log(`Wrote ${posts.length} posts.`);
  });
process.exitCode = await runCommand(command, process.argv.slice(2), terminalOutput);
