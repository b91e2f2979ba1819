import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess } from '@talent/backend/process/backend-process';
import { SERVER_FOLDER } from '@talent/backend/postgres/server-folder';
import { gatewaySecretOf, loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import { openServerDatabase } from '@talent/backend/database/server-database';
import type { Database } from '@talent/backend/database/sql';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { prepareDatabase } from '@talent/backend/testing/template-cluster';
import { createGuardCookie } from '@talent/platform/gateway/guard/guard-cookie';
import { createGateway } from '@talent/platform/gateway/gateway';
import { serveGateway } from '@talent/platform/gateway/node-server';
import type { Backend } from '@talent/platform/gateway/http/backend';
import { createStandardSite } from '@talent/platform/gateway/testing/standard-site';
import { TEST_SITE } from '@talent/platform/gateway/testing/test-site';

/** A site with a backend that only a run of requests uses. */
export interface FuzzedSite {
  port: number;
  publishableKey: string;
  secretKey: string;
  admin: { email: string; password: string };
  /** By which the gateway knows a browser of an administrator. */
  guardCookie: string;
  database: Database;
  /** Id of the process of the backend: another one means that it has crashed. */
  backendPid(): number | null;
  /** Log of the gateway and the backend. */
  lines: readonly string[];
  close(): Promise<void>;
}

const GUARD_SECRET = 'a guard secret that only this run uses';

/** Other gateways of the store ask this one to compose with it. */
export const COMPOSER_SECRET = 'a secret of gateways that only this run uses';

/** The header by which a request says which address it comes from: limits are for each address. */
export const ADDRESS_HEADER = 'x-fuzz-address';

interface FuzzedBackend extends Pick<
  FuzzedSite,
  'admin' | 'backendPid' | 'database' | 'publishableKey' | 'secretKey'
> {
  fetch: NonNullable<Backend['fetch']>;
  /** Shared by the gateway and the functions. */
  gatewaySecret: string;
  close(): Promise<void>;
}

/** Serves the backend behind the real gateway: as `npm start` does (`process`), or here, in the database server of the tests (`shared`). */
export async function startFuzzedSite(kind: 'process' | 'shared'): Promise<FuzzedSite> {
  const lines: string[] = [];
  const backend = kind === 'process' ? await ownProcess(lines) : await inThisProcess();
  const { store } = await createStandardSite();
  const gateway = createGateway({
    store,
    channel: 'stable',
    site: TEST_SITE,
    collectAnalytics: true,
    backend: {
      url: 'http://127.0.0.1:1',
      publishableKey: backend.publishableKey,
      fetch: backend.fetch,
    },
    guardSecret: GUARD_SECRET,
    gatewaySecret: backend.gatewaySecret,
    composerSecret: COMPOSER_SECRET,
    localOverrides: true,
    recompose: async () => {},
    log: (entry) => lines.push(JSON.stringify(entry)),
  });
  const server = await serveGateway(
    {
      fetch: (request) =>
        gateway.fetch(request, { address: request.headers.get(ADDRESS_HEADER) ?? '127.0.0.1' }),
    },
    { port: 0, hostname: '127.0.0.1' },
  );
  const now = (): Date => new Date();
  const guard = createGuardCookie({ secret: GUARD_SECRET, secure: false, now });
  const [guardCookie = ''] = (await guard.issue('an administrator')).split(';');
  return {
    ...backend,
    guardCookie,
    port: server.port,
    lines,
    async close() {
      await server.close();
      await gateway.close();
      await backend.close();
    },
  };
}

async function inThisProcess(): Promise<FuzzedBackend> {
  const stack = await startTestStack();
  return {
    ...stack,
    gatewaySecret: gatewaySecretOf(await loadOrCreateSecrets(stack.dataDir)),
    database: stack.database.database,
    backendPid: () => process.pid,
    close: () => stack.stop(),
  };
}

async function ownProcess(lines: string[]): Promise<FuzzedBackend> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
  await prepareDatabase(dataDir);
  const secrets = await loadOrCreateSecrets(dataDir);
  const { publishableKey, secretKey } = secrets;
  const admin = { email: 'admin@example.com', password: 'a local password' };
  const backend = await startBackendProcess({
    start: {
      dataDir,
      adminEmail: admin.email,
      adminPassword: admin.password,
      siteUrl: TEST_SITE.origin,
    },
    log: (line) => lines.push(line),
  });
  const host = join(dataDir, SERVER_FOLDER);
  const { database } = openServerDatabase({ host, port: 5432, user: 'postgres', password: '' });
  return {
    publishableKey,
    secretKey,
    gatewaySecret: gatewaySecretOf(secrets),
    admin,
    database,
    backendPid: backend.pid,
    fetch: backend.fetch,
    async close() {
      await database.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
