import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { S3Location } from '@talent/settings/store-choice';
import { CREDENTIALS } from './verify-signature.ts';

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** Starts a real S3 server with one bucket, in a process of its own on a free port; what it holds is gone when it is closed. */
export async function startS3Server({ conditionalWrites = true } = {}) {
  const script = join(import.meta.dirname, 'serve-s3.ts');
  const mode = conditionalWrites ? ['conditional'] : [];
  const child = spawn(process.execPath, [script, ...mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { value: port } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  const endpoint = `http://127.0.0.1:${String(port)}`;
  return {
    /** The bucket with the right key pair; each prefix is a store of its own. */
    location: (prefix: string): S3Location => ({
      bucket: 'releases',
      prefix,
      region: 'us-east-1',
      endpoint,
      ...CREDENTIALS,
    }),
    async close() {
      if (child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
