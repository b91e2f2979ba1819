import type { SqlClient } from '../testing/sql-client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePeopleRecords } from './record-cases.ts';
import { describePeopleBounces } from './bounce-cases.ts';
import { describePeopleChanges } from './change-cases.ts';
import { describePeopleData } from './data-cases.ts';
import { describePeopleMails } from './mail-cases.ts';
import { describePeopleThreads } from './thread-cases.ts';
import { addContact, addJobApplication } from './people-rows.ts';
import {
  repositoryMigrations,
  startMigratedServer,
  untilOneWaits,
  type MigratedServer,
  type TwoConnections,
} from '../testing/migrated-server.ts';

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

test('requests that came before the records get one each, the newest on top, with their receipts', async () => {
  const server = await startMigratedServer('20261124110000');
  try {
    const { client } = server;
    await addContact(client, { reference: 'C-00000001', created_at: '2026-11-01T10:00:00Z' });
    await addContact(client, { reference: 'C-00000002', created_at: '2026-11-03T10:00:00Z' });
    await addJobApplication(client, {
      reference: 'A-00000003',
      created_at: '2026-11-02T10:00:00Z',
    });
    await queue(client, 'contact:C-00000001:sender', 'sent');
    await queue(client, 'contact:C-00000001:staff', 'sent');
    await queue(client, 'apply:A-00000003:applicant', 'queued');
    for (const { version, sql } of repositoryMigrations()) {
      if (version >= '20261124110000') await client.query(sql);
    }
    const rows = await client.lists(
      `select records.kind, records.reference, records.stage, mails.template, mails.status
        from public.people_records as records left join public.people_mails as mails on mails.record_id = records.id
        order by records.position`,
    );
    expect(rows).toEqual([
      ['contact', 'C-00000002', 'new', null, null],
      ['application', 'A-00000003', 'new', 'receipt', 'queued'],
      ['contact', 'C-00000001', 'new', 'receipt', 'sent'],
    ]);
  } finally {
    await server.stop();
  }
});

async function queue(client: SqlClient, key: string, status: string): Promise<void> {
  await client.query(
    `insert into public.mail_queue (dedupe_key, to_address, subject, text, status, sent_at)
     values ($1, 'ada@company.example', 'We have your request', 'Hello', $2, case when $2 = 'sent' then now() end)`,
    [key, status],
  );
}
