import { join } from 'node:path';
import { readOutbox } from '@talent/backend/mail/outbox';
import { startTestStack, type TestStackOptions } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { afterAll, expect, vi } from 'vitest';

/** The link with a token in the text of a mail. */
export const linkIn = (text: string | undefined) =>
  (/https?:\/\/\S+\?token=\S+/.exec(text ?? '') ?? [''])[0];

/** A stack for the tests of a file, which is stopped after them, and what they do with it. */
export async function fileStack(options?: TestStackOptions) {
  const stack = await startTestStack(options);
  afterAll(() => stack.stop());
  const visitor = () => createDataClient({ url: stack.url, key: stack.publishableKey });
  const outbox = () => readOutbox(join(stack.dataDir, 'outbox')).map(({ mail }) => mail);
  return {
    ...stack,
    visitor,
    operator: createDataClient({ url: stack.url, key: stack.secretKey }),
    async signedIn(account = stack.admin) {
      const client = visitor();
      const { error } = await client.auth.signInWithPassword(account);
      if (error !== null) throw error;
      return client;
    },
    sql: (text: string) => stack.database.database.exec(text),
    outbox,
    /** The mails to an address, newest first, once there are as many as expected. */
    mailsTo: (email: string, count: number) =>
      vi.waitFor(() => {
        const mails = outbox().filter(({ to }) => to === email);
        expect(mails).toHaveLength(count);
        return mails;
      }, 10_000),
    /** Sends JSON to a function. */
    post: (name: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${stack.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

let lastAddress = 0;
/** Each request from an address of its own, so that limits of one test do not touch another. */
export const newAddress = () => `198.51.100.${(lastAddress += 1)}`;
