import { afterAll, beforeAll, describe } from 'vitest';
import { describeInbox } from './testing/inbox-cases.ts';
import { startMigratedServer, type MigratedServer } from './testing/migrated-server.ts';

describe('the inbox of the staff', () => {
  let server: MigratedServer;
  beforeAll(async () => {
    server = await startMigratedServer();
  });
  afterAll(() => server?.stop());

  describeInbox(() => server.client);
});
