import { defineConfig } from 'vitest/config';

/** Kills, power cuts and full disks: `pnpm test:durability`. Minutes, and some need root or strace. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['{backend,platform}/**/*.durability.test.ts'],
  },
});
