import { defineConfig } from '@playwright/test';
import { mainPort } from '../fixtures/sites/main-site.ts';
import { engineNames, type EngineName } from './engine.ts';

/** `pnpm qa engines`: the same journeys in each engine, on one site that is started for them. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: `../test-results/engines-${mainPort}`,
  globalSetup: '../fixtures/sites/global-setup.ts',
  reporter: 'list',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { baseURL: `http://localhost:${mainPort}` },
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
