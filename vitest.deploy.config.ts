import { defineConfig } from 'vitest/config';

/** Runs the configuration in `deploy/` on this machine: `pnpm test:deploy`. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['{backend,platform}/**/*.deploy.test.ts'],
  },
});
