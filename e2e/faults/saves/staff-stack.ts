import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createDataClient } from '@talent/data/client';
import { sessionStore } from '@talent/sdk';
import { COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import { vi } from 'vitest';
import { z } from '@talent/protocol/forms/schema';
import type { Stored } from './save-case.ts';
import { makeFaultyFetch } from './faulty-fetch.ts';

/** A backend with a signed-in admin, and the network between it and the pages of this test. */
export interface StaffStack extends Stored {
  network: ReturnType<typeof makeFaultyFetch>;
  /** Signs the page in and puts the network in place of its own. */
  connect: () => void;
  stop: () => Promise<void>;
}

const startedSchema = z.object({
  url: z.string(),
  publishableKey: z.string(),
  outside: z.string(),
  admin: z.object({ email: z.string(), password: z.string() }),
});
const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;

/** Time limits of requests that hang, ms: here they end at once. */
const LIMITS: readonly (number | undefined)[] = [30_000, 120_000];

export async function startStaffStack(): Promise<StaffStack> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stack-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { url, publishableKey, admin, outside } = startedSchema.parse(
    JSON.parse(await firstLine(child)),
  );
  const signedIn = await realFetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { access_token: token, user } = sessionSchema.parse(await signedIn.json());
  const accessToken = () => Promise.resolve(token);
  const network = makeFaultyFetch(url, realFetch);
  const direct = makeFaultyFetch(url, realFetch);
  return {
    data: createDataClient({ url, key: publishableKey, accessToken, fetch: direct.fetch }),
    network,
    rows: async (query) => {
      const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
      return rowsSchema.parse(
        await (await realFetch(`${url}/rest/v1/${query}`, { headers })).json(),
      );
    },
    posted: async () => z.array(z.string()).parse(await (await realFetch(outside)).json()),
    connect: () => {
      vi.stubGlobal('fetch', network.fetch);
      // Node's own `fetch` hands arguments over with its timers.
      vi.stubGlobal('setTimeout', (run: () => void, delay?: number, ...args: []) =>
        realTimeout(run, LIMITS.includes(delay) ? 30 : delay, ...args),
      );
      const block = document.createElement('script');
      block.type = 'application/json';
      block.id = COMPOSITION_BLOCK_ID;
      block.textContent = JSON.stringify({ publishableKey });
      document.head.replaceChildren(block);
      sessionStore.setState(
        {
          ...{ status: 'signed-in', userId: user.id, email: admin.email },
          ...{ accessToken, signOut: () => Promise.resolve() },
        },
        true,
      );
    },
    stop: async () => {
      child.stdin?.end();
      await once(child, 'exit');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The backend says nothing.');
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, 'line')) as [string];
  return line;
}
