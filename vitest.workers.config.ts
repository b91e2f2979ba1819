import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests of the gateway over HTTP: it passes them in Cloudflare's workerd as well as in Node. */
const gatewayTests = readdirSync('platform/gateway', { recursive: true, encoding: 'utf8' })
  .map((file) => `platform/gateway/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => /\b(startGateway|createCanarySite)\(/.test(readFileSync(file, 'utf8')));

/** The tests that run in workerd, inside Miniflare: `pnpm test:workers`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    globalSetup: 'platform/start/worker/testing/workerd-setup.ts',
    setupFiles: 'platform/start/worker/testing/use-workerd.ts',
    include: [...gatewayTests, 'platform/start/worker/*.workers.test.ts'],
  },
});
