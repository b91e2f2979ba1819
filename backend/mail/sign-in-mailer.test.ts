import type { EmailMessage } from '@supabase/lite';
import { expect, test } from 'vitest';
import { createSignInMailer } from './sign-in-mailer.ts';

const message = {
  to: 'admin@example.com',
  subject: 'recovery',
  text: '',
  html: `${'0f'.repeat(32)}\n\n`,
};

test.each([
  [true, ['Set a new staff password']],
  [false, []],
])('a mail goes out where there is room for it (%s)', async (hasRoom, subjects) => {
  const sent: EmailMessage[] = [];
  const driver = { send: async (mail: EmailMessage) => void sent.push(mail) };
  const site = { origin: 'https://www.example.com', brand: 'Example' };
  await createSignInMailer(driver, site, async () => hasRoom).send(message);
  expect(sent.map(({ subject }) => subject)).toEqual(subjects);
});
