import { defineConfig } from '@playwright/test';
import { browserPath } from './fixtures/browser.ts';

/** Ports of this run: parallel runs on one machine set E2E_PORT. */
const port = Number(process.env['E2E_PORT'] ?? 4173);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './fixtures/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Pictures of every step would cost each test a second on two cores; the DOM of each step is kept.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
