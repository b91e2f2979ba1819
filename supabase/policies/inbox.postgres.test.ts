import { afterAll, describe } from 'vitest';
import { describeInboxPeople } from './testing/inbox/inbox-people-cases.ts';
import { describeInboxSnoozes } from './testing/inbox/inbox-snooze-cases.ts';
import { describeInboxWork } from './testing/inbox/inbox-work-cases.ts';
import { startMigratedServer } from './testing/migrated-server.ts';

const server = await startMigratedServer();
afterAll(() => server.stop());

// Each begins its tests with an account of its own.
describe('requests and mails', () => describeInboxPeople(server.client));
describe('work and events', () => describeInboxWork(server.client));
describe('what is put aside', () => describeInboxSnoozes(server.client));
