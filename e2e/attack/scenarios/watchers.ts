import { backendOf } from '../backend-of.ts';
import { until } from '../many.ts';
import { looksOf } from '../raw-http.ts';
import type { Scenario } from '../scenario.ts';

/** Those who watch over the site are told the truth, and strangers nothing. */
export const scenario: Scenario = {
  name: 'watchers',
  site: 'own',
  async attack(site, notes) {
    const unknown = looksOf(await site.ask('/_platform/nothing'));
    for (const path of ['/_platform/metrics', '/_platform/operations', '/_platform/status']) {
      const looks = [
        await site.ask(path),
        await site.ask(path, { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } }),
        await site.ask(path, { headers: { Cookie: 'talent_guard=e30.AAAA' } }),
      ].map(looksOf);
      notes.same(
        `${path} for strangers is that of an unknown address`,
        [unknown],
        [...new Set(looks)],
      );
    }
    const state = async () => {
      const [live, ready, health, home] = await Promise.all(
        ['/livez', '/readyz', '/healthz', '/'].map((path) => site.ask(path)),
      );
      const { backend } = JSON.parse(health?.text ?? '{}') as { backend?: { status: string } };
      return [live?.status, ready?.status, health?.status, backend?.status, home?.status];
    };
    notes.same(
      'livez, readyz, healthz, backend, home page',
      [200, 200, 200, 'ok', 200],
      await state(),
    );
    process.kill(await backendOf(site), 'SIGSTOP');
    const isTold = await until(async () => (await site.ask('/readyz')).status === 503, 20_000);
    notes.same('readyz says within 20 s that the backend does not answer', true, isTold);
    notes.same('the same, while it does', [200, 503, 200, 'failing', 200], await state());
    const isOver = await until(async () => (await site.ask('/readyz')).status === 200, 20_000);
    notes.same('the site restarts it, and readyz says within 20 s that it is over', true, isOver);
  },
};
