import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailCapture } from '@talent/backend/mail/mail-capture';
import { readOutbox } from '@talent/backend/mail/outbox';
import { prepareDatabase } from '@talent/backend/testing/template-cluster';
import { readEnvironment } from '@talent/settings/environment';
import { testDir } from '@talent/node/testing/test-dir';
import { describeAccounts } from './describe-accounts.ts';
import { startBackend } from './start-backend.ts';

test('with SMTP_URL every mail goes out there, those of forms and those of the sign-in', async () => {
  const [dataDir, sentTo] = [join(testDir(), 'data'), testDir()];
  await prepareDatabase(dataDir);
  const server = await startMailCapture(sentTo);
  onTestFinished(() => server.close());
  const lines: string[] = [];
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    SMTP_URL: server.url.replace('//', '//user:password@'),
  });
  const { backend, admin, mailboxUrl, close } = await startBackend(environment, (line) =>
    lines.push(line),
  );
  onTestFinished(close);
  const post = (path: string, body: object) =>
    backend.fetch?.(
      new Request(backend.url + path, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const form = { email: 'ada@company.example', consent: true, idempotency_key: randomUUID() };
  expect((await post('/functions/v1/newsletter', form))?.status).toBe(201);
  expect((await post('/auth/v1/recover', { email: admin?.email }))?.status).toBe(200);
  await vi.waitFor(() => expect(readOutbox(sentTo)).toHaveLength(2), 15_000);
  const reset = readOutbox(sentTo).find(({ mail }) => mail.to === admin?.email)?.mail;
  expect(reset).toMatchObject({ from: 'hello@aitalentexperts.example', html: expect.anything() });
  expect(existsSync(join(dataDir, 'outbox'))).toBe(false);
  expect(mailboxUrl).toBe(null);
  expect(lines).toContain(`Mails go out through ${new URL(server.url).host}`);
}, 150_000);

test('a password is printed where a person looks, and in a log only its place', () => {
  const admin = {
    email: 'admin@example.com',
    password: 'only for a person',
    passwordIn: 'adminPassword in /srv/site/secrets.json',
  };
  const site = { url: 'http://localhost:3000', admin, mailboxUrl: null };
  expect(describeAccounts(site, true)).toEqual([
    '  Staff:        http://localhost:3000/admin-login-xyz123',
    '  Login:        admin@example.com',
    '  Password:     only for a person',
  ]);
  expect(describeAccounts(site, false)).toEqual([
    '  Staff:        http://localhost:3000/admin-login-xyz123',
    '  Login:        admin@example.com',
    '  Password:     adminPassword in /srv/site/secrets.json',
  ]);
});
