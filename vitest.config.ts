import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// The staff area writes times in the zone of the browser.
// oxlint-disable-next-line house/parsed-environment -- written, not read
process.env['TZ'] = 'UTC';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

/** Suites that `pnpm unit` leaves out: each runs with `pnpm unit --project NAME`, one file at a time. */
const elsewhere: readonly TestProjectInlineConfiguration[] = [
  // Tests of the gateway over HTTP pass in Cloudflare's workerd as well as in Node, here inside Miniflare.
  suite('workers', {
    maxWorkers: 2,
    testTimeout: 30_000,
    globalSetup: 'platform/start/worker/testing/workerd-setup.ts',
    setupFiles: 'platform/start/worker/testing/use-workerd.ts',
    include: [...gatewayTests(), 'platform/start/worker/*.workers.test.ts'],
  }),
  // Tests that take their time.
  suite('long', { testTimeout: 240_000 }),
  // A real site under attack.
  suite('attack', { testTimeout: 180_000 }),
  // Kills, power cuts and full disks. Some need root or strace.
  suite('durability', { testTimeout: 600_000 }),
  // The configuration in `deploy/`, with nginx; functions, migrations and seeds as a hosted project takes them.
  suite('deploy', { testTimeout: 120_000 }),
];

function suite(name: string, own: ProjectConfig): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      maxWorkers: 1,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      include: [`{backend,e2e,platform,supabase}/**/*.${name}.test.ts`],
      exclude: ['**/node_modules/**', '**/dist/**', '**/.work/**'],
      ...own,
    },
  };
}

function gatewayTests(): string[] {
  return readdirSync('platform/gateway', { recursive: true, encoding: 'utf8' })
    .map((file) => `platform/gateway/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      /\b(startGateway|startStandardGateway|createCanarySite)\(/.test(readFileSync(file, 'utf8')),
    );
}

// `.work` has copies of the repository that a killed journey has left behind.
const unbuilt = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.work/**',
  '**/*.{workers,deploy,long,durability,attack}.test.ts',
];

/** Tests that start databases, servers and child processes. */
const servers = [
  '{backend,platform,supabase}/**/*.test.{ts,tsx}',
  'shared/{kit/{artifact,build,node,protocol,testing},product/{api,settings}}/**/*.test.{ts,tsx}',
  'mfe-*/src/**/api/**/*.test.ts',
  'e2e/**/*.test.ts',
];

/** Checks of the repository itself, which `pnpm lint` runs too. */
const repository = [
  'scripts/**/*.test.ts',
  'platform/affected/*workflow*.test.ts',
  'shared/kit/build/{lint,expressions}/**/*.test.ts',
];

/** Without a name Vitest would run every project. */
const isNamed = process.argv.some((argument) => argument.startsWith('--project'));

export default defineConfig({
  test: {
    // Three on two cores: a test that waits for a database or a child process leaves its core to another one.
    maxWorkers: 3,
    // Bounds for a test that hangs, not for a slow machine: one has taken three times as long as another.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: [
      'shared/kit/testing/src/patient-waits.ts',
      'shared/kit/testing/src/own-channels.ts',
    ],
    projects: [
      {
        extends: true,
        // A context for each file in place of a process: they start in a fifth of the time.
        test: {
          name: 'pages',
          pool: 'vmThreads',
          include: ['{shell,mfe-*}/**/*.test.{ts,tsx}', 'shared/**/*.test.{ts,tsx}'],
          exclude: [...unbuilt, ...servers, ...repository],
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: servers,
          exclude: [...unbuilt, ...repository],
          globalSetup: 'backend/testing/shared-server.ts',
          // Imports cost more than tests: files share them, and leave nothing behind.
          isolate: false,
          // Passwords of tests are hashed at the least cost: at the real one that takes a tenth of the time of all tests.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'repository', include: repository, exclude: unbuilt } },
      ...(isNamed ? elsewhere : []),
    ],
  },
});
