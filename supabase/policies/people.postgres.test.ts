import { afterAll, beforeAll, describe } from 'vitest';
import { describePeopleRecords } from './testing/people/record-cases.ts';
import { describePeopleBounces } from './testing/people/bounce-cases.ts';
import { describePeopleChanges } from './testing/people/change-cases.ts';
import { describePeopleData } from './testing/people/data-cases.ts';
import { describePeopleMails } from './testing/people/mail-cases.ts';
import { describePeopleThreads } from './testing/people/thread-cases.ts';
import {
  startMigratedServer,
  untilOneWaits,
  type MigratedServer,
  type TwoConnections,
} from './testing/migrated-server.ts';

describe('people on a server with all migrations', () => {
  let server: MigratedServer;
  let connections: TwoConnections;
  beforeAll(async () => {
    server = await startMigratedServer();
    connections = {
      one: server.client,
      other: server.connect(),
      untilWaiting: () => untilOneWaits(server),
    };
  });
  afterAll(() => server?.stop());

  describePeopleRecords(() => server.client);
  describePeopleChanges(() => connections);
  describePeopleMails(() => server.client);
  describePeopleThreads(() => server.client);
  describePeopleBounces(() => server.client);
  describePeopleData(() => server.client);
});
