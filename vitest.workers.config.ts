import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests of the gateway over HTTP: it passes them in Cloudflare's workerd as well as in Node. */
const gatewayTests = globSync('platform/gateway/{,limits/,preview/}*.test.ts').filter((file) =>
  /\b(startGateway|createCanarySite)\(/.test(readFileSync(file, 'utf8')),
);

/** What runs in workerd, with Miniflare around it: `pnpm test:workers`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    globalSetup: 'platform/start/worker/testing/workerd-setup.ts',
    include: [...gatewayTests, 'platform/start/worker/*.workers.test.ts'],
  },
});
