import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import { createAccount } from '@talent/backend/auth/testing/create-account';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { vi } from 'vitest';
import { httpActor } from './testing/http-actor.ts';
import { MARKET_ROWS_SQL } from './testing/market-policies.ts';
import { VISITS_SQL } from './testing/traffic/traffic-policies.ts';
import { readCatalog, type Catalog, type PolicyBackend } from './testing/policy-backend.ts';
import {
  CONTACT_REQUEST_SQL,
  describePolicies,
  SUPERSEDED_EDITION_SQL,
  SUPERSEDED_RATE_SQL,
} from './testing/policy-suite.ts';

const credentials = { email: 'member@example.com', password: 'a member password' };

async function start(): Promise<PolicyBackend> {
  // The backend prints every refusal, and refusals are what these tests are about.
  vi.spyOn(console, 'error').mockReturnValue();
  const dataDir = mkdtempSync(join(tmpdir(), 'talent-policies-'));
  await serveOnce(dataDir);

  const stack = await startTestStack({ dataDir });
  const catalog = await catalogOf(stack);
  const client = () => createDataClient({ url: stack.url, key: stack.publishableKey });
  const [anon, member, admin] = [client(), client(), client()];
  const signedIn = await member.auth.signInWithPassword(credentials);
  await admin.auth.signInWithPassword(stack.admin);
  return {
    anon: httpActor(anon),
    member: httpActor(member),
    admin: httpActor(admin),
    memberId: signedIn.data.user?.id ?? '',
    catalog,
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Requests of both API roles, because the backend could change grants at the first of them. */
async function serveOnce(dataDir: string): Promise<void> {
  const stack = await startTestStack({ dataDir });
  const client = createDataClient({ url: stack.url, key: stack.publishableKey });
  await client.from('blog_posts').select('id').throwOnError();
  await createAccount(stack, credentials);
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error !== null) throw error;
  await client.from('user_roles').select('role').throwOnError();
  await stack.stop();
}

async function catalogOf({ database: { database } }: TestStack): Promise<Catalog> {
  const rows = [
    CONTACT_REQUEST_SQL,
    SUPERSEDED_EDITION_SQL,
    SUPERSEDED_RATE_SQL,
    MARKET_ROWS_SQL,
    VISITS_SQL,
  ];
  await database.exec(rows.join(';'));
  return readCatalog(async <Result>(sql: string) => (await database.query<Result>(sql)).rows);
}

describePolicies('row-level security of the local stack, over HTTP', start);
