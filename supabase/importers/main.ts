/**
 * Writes the seed files.
 *   node supabase/importers/main.ts --data <dir>   salary bands, from the three source files in <dir>
 *   node supabase/importers/main.ts --posts        blog posts, from supabase/seed/blog-posts/*.md
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blogSeedSql, readBlogPost } from './blog-posts.ts';
import { buildSalarySeed } from './build-salary-seed.ts';
import { replaceFile } from './replace-file.ts';

const seedDir = join(import.meta.dirname, '..', 'seed');

function importBands(dataDir: string): void {
  const { sql, bands } = buildSalarySeed((file) => readFileSync(join(dataDir, file), 'utf8'));
  replaceFile(join(seedDir, 'salary-bands.sql'), sql);
  const withheld = bands.filter((band) => band.suppressed).length;
  console.log(
    `Wrote ${bands.length} bands (${withheld} withheld), ${Buffer.byteLength(sql)} bytes.`,
  );
}

function importPosts(): void {
  const folder = join(seedDir, 'blog-posts');
  const posts = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readBlogPost(file, readFileSync(join(folder, file), 'utf8')));
  replaceFile(join(seedDir, 'blog-posts.sql'), blogSeedSql(posts));
  console.log(`Wrote ${posts.length} posts.`);
}

const { values } = parseArgs({ options: { data: { type: 'string' }, posts: { type: 'boolean' } } });
try {
  if (values.data !== undefined) importBands(values.data);
  else if (values.posts === true) importPosts();
  else
    throw new Error('Say what to import: --data <dir> for salary bands, --posts for blog posts.');
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
}
