import { defineConfig } from 'vitest/config';

/** Tests that take their time, beside `pnpm unit`: `pnpm test:long`. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['{backend,e2e,platform,supabase}/**/*.long.test.ts'],
  },
});
