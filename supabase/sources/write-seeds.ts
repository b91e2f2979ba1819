/** Writes the seed files: `node supabase/sources/write-seeds.ts <questions | posts | salaries | market>`. */
import { join } from 'node:path';
import { MARKET_SOURCES } from '@talent/functions/market/market-sources.ts';
import {
  createCommand,
  runCommand,
  subCommand,
  terminalOutput,
} from '@talent/node/terminal/run-command';
import { questionSeedSql } from '../assessment/question-seed.ts';
import { QUESTIONS_DIR, readQuestions } from '../assessment/read-questions.ts';
import { readDay } from './files/read-day.ts';
import { replaceFile } from './files/replace-file.ts';
import { marketSeedSql } from './market/market-seed.ts';
import { openMarketFile } from './market/open-market-file.ts';
import { postSeedSql } from './posts/post-seed.ts';
import { readPostFolder } from './posts/read-post-folder.ts';
import { readEdition, type SalaryEdition } from './salary/edition/read-edition.ts';
import { salarySeedSql } from './salary/edition/salary-seed.ts';
import { IMPORTERS } from './salary/importers.ts';

const seedDir = join(import.meta.dirname, '../seed');

function write(name: string, sql: string): void {
  replaceFile(join(seedDir, `${name}.sql`), sql);
  console.log(`Wrote ${name}.sql, ${Buffer.byteLength(sql)} bytes.`);
}

const command = createCommand('node supabase/sources/write-seeds.ts');

subCommand(command, 'questions', 'assessment questions, after their rules are checked').action(() =>
  write('assessment-questions', questionSeedSql(readQuestions(QUESTIONS_DIR))),
);

subCommand(command, 'posts', 'blog posts, from seed/blog-posts').action(() => {
  const posts = readPostFolder(join(seedDir, 'blog-posts')).map(({ post }) => post);
  write('blog-posts', postSeedSql(posts));
});

/** A command for the files of several sources: all are read before the first seed is written. */
function fromFiles<Edition extends { source: { key: string } }>(
  name: string,
  prefix: string,
  read: (data: string, retrieved?: string) => Promise<Edition[]>,
  sqlOf: (edition: Edition) => string,
): void {
  subCommand(command, name, `figures of ${name}`)
    .requiredOption('--data <folder>', 'folder with the files of all sources')
    .option('--retrieved <date>', 'day the files were fetched, YYYY-MM-DD', readDay)
    .action(async ({ data, retrieved }: { data: string; retrieved?: string }) => {
      for (const edition of await read(data, retrieved))
        write(`${prefix}-${edition.source.key}`, sqlOf(edition));
    });
}

fromFiles(
  'salaries',
  'salary',
  async (data, retrieved) => {
    const editions: SalaryEdition[] = [];
    for (const importer of IMPORTERS) {
      const paths = importer.files?.map((file) => join(data, file));
      if (paths === undefined) continue;
      editions.push(
        await readEdition(importer, paths, { edition: importer.seedEdition, retrieved }),
      );
    }
    return editions;
  },
  salarySeedSql,
);

fromFiles(
  'market',
  'market',
  async (data, retrieved) => MARKET_SOURCES.map((kind) => openMarketFile(kind, data, retrieved)),
  marketSeedSql,
);

process.exitCode = await runCommand(
  command,
  process.argv.slice(2),
  terminalOutput,
  'Nothing was changed.',
);
