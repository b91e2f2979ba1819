import { defineConfig } from 'vitest/config';

/**
 * Suites with commands of their own: `pnpm test:workers` needs workerd, `pnpm test:deploy` installs packages and starts nginx,
 * `pnpm test:long` and `pnpm test:durability` take their time.
 */
const elsewhere = ['workers', 'deploy', 'long', 'durability'].map((kind) => `**/*.${kind}.test.ts`);
// `.work` has copies of the repository that a killed journey has left behind.
const unbuilt = ['**/node_modules/**', '**/dist/**', '**/.work/**', ...elsewhere];

/** Tests that start databases, servers and child processes. */
const servers = [
  '{backend,platform,supabase}/**/*.test.{ts,tsx}',
  'shared/{api,artifact,build,node,testing}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'mfe-*/src/**/api/**/*.test.ts',
  'e2e/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Three on two cores: a test that waits for a database or a child process leaves its core to another one.
    maxWorkers: 3,
    // Bounds for a test that hangs, not for a slow machine: one has taken three times as long as another.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['shared/testing/src/patient-waits.ts', 'shared/testing/src/own-channels.ts'],
    projects: [
      {
        extends: true,
        // A context for each file in place of a process: they start in a fifth of the time.
        test: {
          name: 'pages',
          pool: 'vmThreads',
          include: ['{shell,mfe-*}/**/*.test.{ts,tsx}', 'shared/**/*.test.{ts,tsx}'],
          exclude: [...unbuilt, ...servers],
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: servers,
          exclude: unbuilt,
          globalSetup: 'backend/testing/shared-server.ts',
          // Imports cost more than tests: files share them, and leave nothing behind.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
    ],
  },
});
