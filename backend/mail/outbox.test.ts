import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMailOutbox, readOutbox } from './outbox.ts';
import { testDir } from '@talent/node/testing/test-dir';

const now = new Date('2026-11-22T12:00:00.000Z');

/** An outbox with so many mails, one a minute apart, the newest of which was sent so many days ago. */
function outboxOf(mails: number, daysAgo: number): string {
  const folder = join(testDir(), 'outbox');
  mkdirSync(folder);
  for (let index = 0; index < mails; index += 1) {
    const sent = now.getTime() - daysAgo * 86_400_000 - (mails - 1 - index) * 60_000;
    const sentAt = new Date(sent).toISOString();
    const name = `${sentAt.replaceAll(':', '-')}-000001-${index.toString(16).padStart(8, '0')}.json`;
    writeFileSync(
      join(folder, name),
      JSON.stringify({ to: 'a@example.com', subject: `${index}`, sentAt }),
    );
  }
  return folder;
}

test('an outbox holds 5,000 mails: a new one pushes out the oldest, and is there itself', async () => {
  const folder = outboxOf(5003, 1);
  await createMailOutbox(folder).send({ to: 'new@example.com', subject: 'new', text: 'new' });
  expect(readdirSync(folder)).toHaveLength(5000);
  const mails = readOutbox(folder);
  expect(mails[0]?.mail.to).toBe('new@example.com');
  expect(mails.at(-1)?.mail.subject).toBe('4');
});

test('age deletes nothing: a clock that is years ahead leaves every mail', async () => {
  const folder = outboxOf(450, 3 * 365);
  await createMailOutbox(folder).send({ to: 'new@example.com', subject: 'new', text: 'new' });
  expect(readdirSync(folder)).toHaveLength(451);
});
