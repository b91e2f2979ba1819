import { afterAll } from 'vitest';
import { describePeopleRecords } from './testing/people/record-cases.ts';
import { describePeopleBounces } from './testing/people/bounce-cases.ts';
import { describePeopleChanges } from './testing/people/change-cases.ts';
import { describePeopleData } from './testing/people/data-cases.ts';
import { describePeopleMails } from './testing/people/mail-cases.ts';
import { describePeopleThreads } from './testing/people/thread-cases.ts';
import { startMigratedServer, untilOneWaits } from './testing/migrated-server.ts';

const server = await startMigratedServer();
afterAll(() => server.stop());
const { client } = server;

describePeopleRecords(client);
describePeopleChanges({
  one: client,
  other: server.connect(),
  untilWaiting: () => untilOneWaits(server),
});
describePeopleMails(client);
describePeopleThreads(client);
describePeopleBounces(client);
describePeopleData(client);
