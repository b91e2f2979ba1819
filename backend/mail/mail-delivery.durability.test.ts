import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestStack } from '../testing/test-stack.ts';
import { readOutbox } from './outbox.ts';

const key = '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b';
const sendForm = (url: string) =>
  fetch(`${url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contactFields, idempotency_key: key }),
  });
const mailsIn = (dataDir: string) => readOutbox(join(dataDir, 'outbox'));

test('a process that is killed while it sends delivers every mail once at the next start', async () => {
  const dataDir = testDir();
  // Takes connections and never says a word: the sender is in the middle of its mail for good.
  const silent = createServer();
  const connected = once(silent, 'connection');
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../testing/serve-stack.ts'), dataDir, `smtp://127.0.0.1:${port}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The stack ended.')));
  const [url] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  const response = await sendForm(url.toString().trim());
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  await connected;
  child.kill('SIGKILL');
  await expect(ended).rejects.toThrow();

  const next = await startTestStack({ dataDir, server: 'own' });
  await vi.waitFor(() => expect(mailsIn(dataDir)).toHaveLength(2));
  const again = await sendForm(next.url);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ reference });
  await next.stop();
  const subjects = mailsIn(dataDir).map(({ mail }) => mail.subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.every((subject) => subject.includes(reference))).toBe(true);
}, 120_000);
