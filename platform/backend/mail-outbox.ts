import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** A mail as written to the outbox; `sentAt` is an ISO time. */
export type OutboxMail = EmailMessage & { sentAt: string };

/**
 * A mail driver that delivers nothing: each mail becomes one JSON file of `folder`, named so that a
 * listing is in order of time. Mails hold sign-in links, so only the owner may read them.
 */
export function createMailOutbox(folder: string): EmailDriver {
  return {
    send: async (message) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const mail: OutboxMail = { ...message, sentAt };
      const path = join(folder, `${sentAt.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`);
      writeFileSync(`${path}.tmp`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${path}.tmp`, path);
    },
  };
}
