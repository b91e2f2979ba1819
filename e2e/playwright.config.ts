import { defineConfig } from '@playwright/test';
import { browserPath } from './fixtures/browser/browser-path.ts';
import { mainPort } from './fixtures/sites/main-site.ts';
import {
  channelOrigin,
  channelState,
  OWN_SITE,
  testedChannel,
} from './fixtures/sites/tested-channel.ts';

/** The longest files begin first: at the end nobody waits for them. */
const longestFirst = {
  projects: [
    { name: 'releases', testMatch: '{releases,faults}/**/*.spec.ts' },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: '{releases,faults}/**' },
  ],
};
/** A preview is never written to. Tests that write, sign in or look behind their site have the tag, or their whole folder has. */
const ofChannel = {
  testMatch: '**/*.spec.ts',
  grepInvert: new RegExp(OWN_SITE),
  testIgnore: ['faults/**', 'releases/**', 'journeys/session/**', 'journeys/staff/**'],
};

export default defineConfig({
  testDir: '.',
  ...(testedChannel === null ? longestFirst : ofChannel),
  outputDir: `./test-results/${mainPort}`,
  globalSetup: './fixtures/sites/global-setup.ts',
  // For two cores. With three workers 123 tests took 6.2 min instead of 5.8, and each of them twice as long.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Bounds for a test that hangs, not for a slow machine: one has taken three times as long as another.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: testedChannel === null ? `http://localhost:${mainPort}` : await channelOrigin(),
    viewport: { width: 1280, height: 900 },
    ...(testedChannel === null ? {} : { storageState: channelState }),
    // Recording every step would double the time of a run on two cores: `--trace on` for one test.
    launchOptions: {
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
