import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { percentile } from '../../fixtures/statistics.ts';
import { addressOf, type AttackedSite } from '../attacked-site.ts';
import { askPort } from '../raw-http.ts';

const SECONDS = 5;
/** Generous, since the attacker is on the same machine: the bound that is promised is the bench's. */
const BOUND_MS = 250;

/** Keeps the backend busy, and looks whether the static site goes on. */
export async function attack({ ask, post, port }: AttackedSite): Promise<void> {
  for (const [connections, hit] of [
    [
      16,
      (at: number) =>
        post('/auth/v1/token?grant_type=password', {
          email: `s${at}@example.com`,
          password: 'guess',
        }),
    ],
    [64, () => post('/functions/v1/contact', { email: 'x' })],
    [32, (at: number) => ask('/rest/v1/salary_bands?select=*&limit=1000', { from: addressOf(at) })],
  ] as const) {
    const end = performance.now() + SECONDS * 1000;
    let sent = 0;
    const attackers = Array.from({ length: connections }, async () => {
      while (performance.now() < end) await hit((sent += 1)).catch(() => null);
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const times: number[] = [];
    while (performance.now() < end) {
      const { status, ms } = await askPort(port, '/', { agent });
      expect(status).toBe(200);
      times.push(ms);
      await pause(5);
    }
    await Promise.all(attackers);
    agent.destroy();
    expect(percentile(times, 0.99), `beside ${connections} connections`).toBeLessThan(BOUND_MS);
  }
}
