import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shell,mfe-*,platform,supabase}/**/*.test.{ts,tsx}', 'shared/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Databases and child processes: two cores are busy with two files.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
