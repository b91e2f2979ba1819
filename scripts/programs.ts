// pnpm bench NAME, pnpm soak NAME, pnpm fuzz NAME, pnpm qa [NAME] and pnpm data NAME: programs with names, and the list of them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';

/** Name, purpose and file of a program, from the root. */
type Program = readonly [name: string, about: string, file: string];

/** Programs that share a command. */
const doors: Readonly<Record<string, { about: string; programs: readonly Program[] }>> = {
  bench: {
    about: 'Measures the site. Wants a machine that does nothing else.',
    programs: [
      ['gateway', 'throughput beside nginx, and memory', 'e2e/bench/gateway.ts'],
      ['lighthouse', 'four scores of pages on a phone', 'e2e/bench/lighthouse.ts'],
      ['paint', 'largest paint of pages on a slow phone', 'e2e/bench/paint.ts'],
      ['next-page', 'a click on the home page, beside a document', 'e2e/bench/next-page.ts'],
      ['staff', 'how fast staff tools open', 'e2e/bench/staff.ts'],
      [
        'traffic',
        'questions of the traffic tool on a million events',
        'e2e/bench/traffic/traffic.ts',
      ],
    ],
  },
  soak: {
    about: 'Repeats one thing for minutes, and checks that nothing is lost.',
    programs: [['releases', 'releases while visitors read', 'e2e/soak/releases.ts']],
  },
  fuzz: {
    about: 'Sends random requests, and checks each answer.',
    programs: [
      ['http', 'HTTP that gateway and Node read alike', 'e2e/fuzz/http/main.ts'],
      ['backend', 'every address of the backend', 'e2e/fuzz/main.ts'],
    ],
  },
  qa: {
    about: 'Looks at the pages of a release.',
    programs: [
      ['compare', 'compares two releases page by page; also without its name', 'e2e/qa/main.ts'],
      ['looks', 'a sheet with a picture of every page', 'e2e/qa/looks/main.ts'],
      ['engines', 'journeys in Chromium, Firefox and WebKit', 'e2e/engines/main.ts'],
    ],
  },
  data: {
    about: 'Brings data into the site, takes it out, and keeps it safe.',
    programs: [
      ['backup', 'back up everything', 'platform/backup/main.ts'],
      ['restore', 'make a data folder from a backup', 'platform/backup/main.ts'],
      ['posts', 'export and import blog posts', 'supabase/sources/posts/main.ts'],
      [
        'salaries',
        'import an edition of a salary source, or an exchange rate',
        'supabase/sources/salary/command/import-salaries.ts',
      ],
      ['market', 'import figures of the job market', 'supabase/sources/market/import-market.ts'],
      ['jobs', 'import the postings of a feed', 'supabase/sources/jobs/import-jobs.ts'],
      ['boards', "list employers' job boards", 'supabase/sources/jobs/boards.ts'],
      ['jobs-report', 'prepare the weekly jobs report', 'supabase/sources/jobs/jobs-report.ts'],
      [
        'mail-templates',
        "write the mails of a hosted project's sign-in",
        'supabase/write-mail-templates.ts',
      ],
    ],
  },
};

/** Runs without its name too. */
const DEFAULT = 'compare';
/** The file has more than one program, and finds its own by the name. */
const KEEPS_NAME: readonly string[] = ['backup', 'restore'];

const [, , name = '', ...parameters] = process.argv;
const door = doors[name];
if (door === undefined) throw new Error(`There is no command "pnpm ${name}".`);
const command = createCommand(`pnpm ${name}`).description(door.about);
for (const [program, about, file] of door.programs) {
  command
    .command(program, { isDefault: program === DEFAULT })
    .description(about)
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async () => {
      // The program sees its own parameters, as if it had been started by itself.
      const isNamed = parameters[0] === program;
      process.argv.splice(2, isNamed && !KEEPS_NAME.includes(program) ? 2 : 1);
      await import(pathToFileURL(join(REPOSITORY_ROOT, file)).href);
    });
}
const exit = await runCommand(command, parameters, terminalOutput);
if (exit !== 0) process.exitCode = exit;
