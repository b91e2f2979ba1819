import { afterAll, beforeAll, describe } from 'vitest';
import { describeInboxPeople } from './inbox-people-cases.ts';
import { describeInboxSnoozes } from './inbox-snooze-cases.ts';
import { describeInboxWork } from './inbox-work-cases.ts';
import { startMigratedServer, type MigratedServer } from '../testing/migrated-server.ts';

describe('the inbox of the staff', () => {
  let server: MigratedServer;
  beforeAll(async () => {
    server = await startMigratedServer();
  });
  afterAll(() => server?.stop());

  describeInboxPeople(() => server.client);
  describeInboxWork(() => server.client);
  describeInboxSnoozes(() => server.client);
});
