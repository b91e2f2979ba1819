import { Agent } from 'node:http';
import type { AttackedSite } from '../attacked-site.ts';
import { percentile } from '../../fixtures/statistics.ts';
import { addressOf } from '../many.ts';
import { askPort } from '../raw-http.ts';
import type { Notes, Scenario } from '../scenario.ts';

const SECONDS = 5;
/** Generous, since the attacker is on the same machine: the bound that is promised is the bench's. */
const BOUND_MS = 250;

/** Keeps the backend busy, and looks whether the static site goes on. */
export const scenario: Scenario = {
  name: 'starve',
  site: 'shared',
  async attack(site, notes) {
    await load(site, notes, '16 connections guess passwords', 16, (index) =>
      site.post(
        '/auth/v1/token?grant_type=password',
        { email: `s${index}@example.com`, password: 'guess' },
        addressOf(index),
      ),
    );
    await load(site, notes, '64 connections send the contact form', 64, (index) =>
      site.post('/functions/v1/contact', { email: 'x' }, addressOf(index)),
    );
    await load(site, notes, '32 connections read tables', 32, (index) =>
      site.ask('/rest/v1/salary_bands?select=*&limit=1000', { from: addressOf(index) }),
    );
  },
};

async function load(
  site: AttackedSite,
  notes: Notes,
  name: string,
  connections: number,
  ask: (index: number) => Promise<{ status: number }>,
): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  let sent = 0;
  const attackers = Array.from({ length: connections }, async () => {
    while (performance.now() < end) await ask((sent += 1)).catch(() => null);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const statuses = new Set<number>();
  while (performance.now() < end) {
    const { status, ms } = await askPort(site.port, '/', { agent });
    times.push(ms);
    statuses.add(status);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(attackers);
  agent.destroy();
  const [half, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
  const seen = `${times.length} pages, ms: ${half?.toFixed(1)} ${p95?.toFixed(1)} ${p99?.toFixed(1)}`;
  const ok = [...statuses].join() === '200' && (p99 ?? NaN) < BOUND_MS;
  notes.holds(
    `${name} ${SECONDS} s, ${sent} requests`,
    `200, 99 of 100 under ${BOUND_MS} ms`,
    seen,
    ok,
  );
}
