import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** A mail as written to the outbox; `sentAt` is an ISO time, `headers` those of a mail that came by SMTP. */
export type OutboxMail = EmailMessage & {
  sentAt: string;
  from?: string;
  headers?: Record<string, string>;
};

/** Mails that this process has sent: some go out in the same millisecond. */
let sent = 0;

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
      sent += 1;
      const order = `${sentAt.replaceAll(':', '-')}-${String(sent).padStart(6, '0')}`;
      const path = join(folder, `${order}-${randomUUID().slice(0, 8)}.json`);
      writeFileSync(`${path}.tmp`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${path}.tmp`, path);
    },
  };
}

/** The mails of an outbox with the names of their files, newest first. */
export function readOutbox(folder: string): { name: string; mail: OutboxMail }[] {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .reverse()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      mail: JSON.parse(readFileSync(join(folder, file), 'utf8')) as OutboxMail,
    }));
}
