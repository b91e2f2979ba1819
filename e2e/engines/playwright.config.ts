import { defineConfig } from '@playwright/test';
import { engineNames, type EngineName } from './engine.ts';

/** Ports of this run: parallel runs on one machine set E2E_PORT. */
const port = Number(process.env['E2E_PORT'] ?? 4173);

/** `pnpm qa engines`: the same journeys in each engine, on one site that is started for them. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results/engines',
  globalSetup: '../fixtures/sites/global-setup.ts',
  reporter: [['list'], ['./table-reporter.ts']],
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { baseURL: `http://localhost:${port}` },
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
