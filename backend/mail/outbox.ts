import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { MAX_MAILS, pruneOutbox } from './prune-outbox.ts';

/** A mail in the outbox. `sentAt` is an ISO time, `headers` are those of a mail that came by SMTP. */
export type OutboxMail = EmailMessage & {
  sentAt: string;
  from?: string;
  headers?: Record<string, string>;
};

/** Old mails are pruned after this many new ones. */
const PRUNE_EVERY = 100;

/** Number of mails that this process has sent: it orders those of the same millisecond. */
let sent = 0;

/**
 * A mail driver that delivers nothing: each mail becomes a JSON file of `folder`, named so that a listing is in order of time.
 * Mails hold sign-in links, so only the owner may read the files. A mail with a known Message-ID is accepted and not stored
 * again.
 */
export function createMailOutbox(folder: string): EmailDriver {
  let known: Set<string> | null = null;
  /** Number of mails after they were last pruned. */
  let prunedAt = -PRUNE_EVERY;
  return {
    send: async (message: EmailMessage & { headers?: Record<string, string> }) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const messageId = message.headers?.['message-id'];
      const id =
        messageId === undefined
          ? randomUUID().slice(0, 8)
          : createHash('sha256').update(messageId).digest('hex').slice(0, 24);
      known ??= new Set(readdirSync(folder).map(idOf));
      if (known.has(id)) return;
      const sentAt = new Date().toISOString();
      const mail: OutboxMail = { ...message, sentAt };
      sent += 1;
      const order = `${sentAt.replaceAll(':', '-')}-${String(sent).padStart(6, '0')}`;
      const path = join(folder, `${order}-${id}.json`);
      writeFileSync(`${path}.tmp`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${path}.tmp`, path);
      known.add(id);
      if (known.size > prunedAt + PRUNE_EVERY || known.size > MAX_MAILS) {
        pruneOutbox(folder, new Date());
        known = new Set(readdirSync(folder).map(idOf));
        prunedAt = known.size;
      }
    },
  };
}

/** The last part of a file's name; empty for an unfinished file. */
function idOf(file: string): string {
  return /-([0-9a-f]+)\.json$/.exec(file)?.[1] ?? '';
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
