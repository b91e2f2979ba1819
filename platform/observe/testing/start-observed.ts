import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { onTestFinished } from 'vitest';
import { createGateway } from '../../gateway/gateway.ts';
import { createGuardCookie } from '../../gateway/guard/guard-cookie.ts';
import { serveGateway } from '../../gateway/node-server.ts';
import type { GatewayOptions } from '../../gateway/options.ts';
import type { LogLine } from '../../gateway/log/log.ts';
import { request, type RawOptions } from '../../gateway/testing/raw-request.ts';
import { createStandardSite } from '../../gateway/testing/standard-site.ts';
import { TEST_SECRET, testOptions } from '../../gateway/testing/start-gateway.ts';
import { createAlertStateFile } from '../alerts/alerting.ts';
import { observeSite, type ObserveSiteOptions } from '../observe-site.ts';

/** A gateway that is watched as `npm start` watches its own. It ends with its test, and is only checked by `check`. */
export async function startObserved({
  gateway: gatewayOptions = {},
  ...options
}: Partial<ObserveSiteOptions> & { gateway?: Partial<GatewayOptions> } = {}) {
  const log: LogLine[] = [];
  const { store } = await createStandardSite();
  const dataDir = testDir();
  const withGateway = { ...testOptions(store, log), backendCheckMs: 0, ...gatewayOptions };
  const observer = observeSite({
    backend: withGateway.backend,
    gatewaySecret: 'a gateway secret of the tests',
    origin: 'http://localhost',
    dataDir,
    latestBackup: null,
    metricsToken: null,
    channels: [],
    checkMs: null,
    stateFile: createAlertStateFile(join(dataDir, 'alerts.json')),
    log: (entry) => void log.push(entry),
    ...options,
  });
  const gateway = createGateway({ ...withGateway, observation: observer.observation });
  const server = await serveGateway(gateway, {
    port: 0,
    hostname: '127.0.0.1',
    traffic: observer.traffic,
  });
  const stop = observer.watch(gateway);
  onTestFinished(async () => {
    await stop();
    await server.close();
    await gateway.close();
  });
  const guard = createGuardCookie({ secret: TEST_SECRET, secure: false, now: () => new Date() });
  const Cookie = (await guard.issue('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b')).split(';')[0] ?? '';
  return {
    log,
    dataDir,
    port: server.port,
    /** Of an admin. */
    staff: { headers: { Cookie } },
    check: () => observer.check(gateway),
    request: (path: string, raw?: RawOptions) => request(server.port, path, raw),
  };
}
