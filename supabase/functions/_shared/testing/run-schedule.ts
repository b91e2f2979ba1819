import { derivedSecret, loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import type { TestStack } from '@talent/backend/testing/test-stack';
import { expect, vi } from 'vitest';

/** Runs a schedule to its end, whenever it ran last. A run of the stack's own is waited for, and followed by another. */
export async function runSchedule(stack: TestStack, name: string): Promise<void> {
  const secrets = await loadOrCreateSecrets(stack.dataDir);
  const authorization = `Bearer ${derivedSecret(secrets, 'functions').toString('base64url')}`;
  await vi.waitFor(async () => {
    // Not of one that runs: its end is known by its start, and would leave it claimed for five minutes.
    await stack.database.database.exec(
      `update private.schedules set started_at = '-infinity' where name = '${name}' and leased_until <= now()`,
    );
    const response = await fetch(`${stack.url}/functions/v1/run-schedules`, {
      method: 'POST',
      headers: { authorization },
    });
    expect(await response.json()).toMatchObject({ [name]: 'done' });
  }, 20_000);
}
