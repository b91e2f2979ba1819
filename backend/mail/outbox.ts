import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** A mail in the outbox. `sentAt` is an ISO time, `headers` are those of a mail that came by SMTP. */
export type OutboxMail = EmailMessage & {
  sentAt: string;
  from?: string;
  headers?: Record<string, string>;
};

/** Most mails that an outbox holds. Age deletes none: a clock that jumps ahead would delete them all. */
const MAX_MAILS = 5000;

/** Number of mails that this process has sent: it orders those of the same millisecond. */
let sent = 0;

/**
 * A mail driver that delivers nothing: each mail becomes a JSON file of `folder`, named so that a listing is in order of time.
 * Mails hold sign-in links, so only the owner may read the files. A mail with a known Message-ID is accepted and not stored
 * again.
 */
export function createMailOutbox(folder: string): EmailDriver {
  let known: Set<string> | null = null;
  return {
    send: async (message: EmailMessage & { headers?: Record<string, string> }) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const messageId = message.headers?.['message-id'];
      const id =
        messageId === undefined
          ? randomUUID().slice(0, 8)
          : createHash('sha256').update(messageId).digest('hex').slice(0, 24);
      known ??= new Set(namesIn(folder).map(idOf));
      if (known.has(id)) return;
      const sentAt = new Date().toISOString();
      const mail: OutboxMail = { ...message, sentAt };
      sent += 1;
      const order = `${sentAt.replaceAll(':', '-')}-${String(sent).padStart(6, '0')}`;
      const path = join(folder, `${order}-${id}.json`);
      writeFileSync(`${path}.tmp`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${path}.tmp`, path);
      known.add(id);
      if (known.size > MAX_MAILS) {
        const oldestFirst = namesIn(folder).toSorted();
        for (const file of oldestFirst.slice(0, -MAX_MAILS)) rmSync(join(folder, file));
        known = new Set(oldestFirst.slice(-MAX_MAILS).map(idOf));
      }
    },
  };
}

/** The last part of a file's name; empty for an unfinished file. */
function idOf(file: string): string {
  return /-([0-9a-f]+)\.json$/.exec(file)?.[1] ?? '';
}

/** Files of finished mails; none where there is no folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
}

/** The mails of an outbox with the names of their files, newest first. */
export function readOutbox(folder: string): { name: string; mail: OutboxMail }[] {
  return namesIn(folder)
    .toSorted()
    .reverse()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      mail: JSON.parse(readFileSync(join(folder, file), 'utf8')) as OutboxMail,
    }));
}
