// pnpm bench NAME, pnpm soak NAME, pnpm fuzz NAME, pnpm qa [NAME] and pnpm data NAME: programs with names, and the list of them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';

/** Programs that share a command. */
interface Door {
  about: string;
  programs: Readonly<Record<string, Program>>;
}

interface Program {
  about: string;
  /** From the root. */
  file: string;
  /** Runs without its name too. */
  isDefault?: true;
  /** The file has more than one program, and finds its own by the name. */
  keepsName?: true;
}

const doors: Readonly<Record<string, Door>> = {
  bench: {
    about: 'Measures the site. Wants a machine that does nothing else.',
    programs: {
      gateway: { about: 'throughput beside nginx, and memory', file: 'e2e/bench/gateway.ts' },
      paint: { about: 'largest paint of pages on a slow phone', file: 'e2e/bench/paint.ts' },
      staff: { about: 'how fast staff tools open', file: 'e2e/bench/staff.ts' },
      traffic: {
        about: 'questions of the traffic tool on a million events',
        file: 'e2e/bench/traffic/traffic.ts',
      },
    },
  },
  soak: {
    about: 'Repeats one thing for minutes, and checks that nothing is lost.',
    programs: {
      releases: { about: 'releases while visitors read', file: 'e2e/soak/releases.ts' },
      newsletter: {
        about: 'a newsletter whose sender is killed',
        file: 'e2e/soak/newsletter/soak-newsletter.ts',
      },
    },
  },
  fuzz: {
    about: 'Sends random requests, and checks each answer.',
    programs: {
      http: { about: 'HTTP that gateway and Node read alike', file: 'e2e/fuzz/http/main.ts' },
      backend: { about: 'every address of the backend', file: 'e2e/fuzz/main.ts' },
    },
  },
  qa: {
    about: 'Looks at the pages of a release.',
    programs: {
      compare: {
        about: 'compares two releases page by page; also without its name',
        file: 'e2e/qa/main.ts',
        isDefault: true,
      },
      looks: { about: 'a sheet with a picture of every page', file: 'e2e/qa/looks/main.ts' },
      engines: { about: 'journeys in Chromium, Firefox and WebKit', file: 'e2e/engines/main.ts' },
    },
  },
  data: {
    about: 'Brings data into the site, takes it out, and keeps it safe.',
    programs: {
      backup: { about: 'back up everything', file: 'platform/backup/main.ts', keepsName: true },
      restore: {
        about: 'make a data folder from a backup',
        file: 'platform/backup/main.ts',
        keepsName: true,
      },
      posts: { about: 'export and import blog posts', file: 'supabase/sources/posts/main.ts' },
      salaries: {
        about: 'import an edition of a salary source, or an exchange rate',
        file: 'supabase/sources/salary/command/import-salaries.ts',
      },
      market: {
        about: 'import figures of the job market',
        file: 'supabase/sources/market/import-market.ts',
      },
      jobs: {
        about: 'import the postings of a feed',
        file: 'supabase/sources/jobs/import-jobs.ts',
      },
      'jobs-report': {
        about: 'prepare the weekly jobs report',
        file: 'supabase/sources/jobs/jobs-report.ts',
      },
      'mail-templates': {
        about: "write the mails of a hosted project's sign-in",
        file: 'supabase/write-mail-templates.ts',
      },
    },
  },
};

const [, , name = '', ...parameters] = process.argv;
const door = doors[name];
if (door === undefined) throw new Error(`There is no command "pnpm ${name}".`);
const command = createCommand(`pnpm ${name}`).description(door.about);
for (const [program, { about, file, isDefault, keepsName }] of Object.entries(door.programs)) {
  command
    .command(program, { isDefault: isDefault === true })
    .description(about)
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async () => {
      // The program sees its own parameters, as if it had been started by itself.
      const isNamed = parameters[0] === program;
      process.argv.splice(2, isNamed && keepsName !== true ? 2 : 1);
      await import(pathToFileURL(join(REPOSITORY_ROOT, file)).href);
    });
}
const exit = await runCommand(command, parameters, terminalOutput);
if (exit !== 0) process.exitCode = exit;
