import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createStandardSite } from '../../gateway/testing/standard-site.ts';
import { TEST_PUBLIC_KEY } from '../../registry/testing/test-trust.ts';
import type { S3Location } from '@talent/settings/store-choice';
import { createS3Store } from '../../store/s3/s3-store.ts';
import { freePort } from '@talent/node/net/free-port';

export type Replica = Awaited<ReturnType<typeof startReplica>>;

/** Puts the standard site, released as revision 1, into a bucket. */
export async function fillBucket(location: S3Location): Promise<void> {
  const { store } = await createStandardSite();
  const bucket = createS3Store(location);
  for (const key of await store.list('')) {
    await bucket.write(key, (await store.read(key))?.body ?? '');
  }
}

/** Environment of a production host: a bucket, a backend, and only public keys. */
export function replicaEnvironment(location: S3Location, port: number): Record<string, string> {
  const { bucket, prefix, endpoint, accessKeyId, secretAccessKey } = location;
  return {
    PORT: String(port),
    // A folder that cannot exist: a replica keeps nothing on its disk.
    DATA_DIR: '/dev/null/data',
    SITE_URL: 'https://www.example.com',
    STORE_URL: `s3://${bucket}/${prefix}?endpoint=${endpoint ?? ''}`,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    RELEASE_KEYS: TEST_PUBLIC_KEY,
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    GUARD_SECRET: 'g'.repeat(32),
    GATEWAY_SECRET: 'w'.repeat(32),
    COMPOSER_URL: 'http://127.0.0.1:9',
  };
}

/** Starts `pnpm serve` of a checkout (default: this one) on a port (default: a free one), and waits until it serves. */
export async function startReplica(
  location: S3Location,
  root: string = join(import.meta.dirname, '../../..'),
  wantedPort?: number,
  variables: Readonly<Record<string, string>> = {},
) {
  const port = wantedPort ?? (await freePort());
  const child = spawn(process.execPath, ['platform/start/serve.ts'], {
    cwd: root,
    env: { ...replicaEnvironment(location, port), ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const said = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (lines.some((line) => line.includes(text))) resolve();
      };
      waiting.add(look);
      look();
    });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the gateway ended before it served; its output says why');
  });
  await Promise.race([said('"serving"'), ended]);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    /** Resolves when its log has a line with this text. */
    said,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
