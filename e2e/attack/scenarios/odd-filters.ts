import type { Scenario } from '../scenario.ts';

/** The three requests that once stopped the database for everyone, and similar ones. */
export const scenario: Scenario = {
  name: 'odd-filters',
  site: 'shared',
  byVisitor: true,
  async attack(site, notes) {
    const next = async () => (await site.ask('/rest/v1/jobs?select=slug&limit=1')).status;
    for (const path of [
      '/rest/v1/salary_bins?counts=eq.1',
      '/rest/v1/jobs?requirements=cs.1',
      '/rest/v1/jobs?requirements=ov.1',
      '/rest/v1/jobs?pay_min=eq.x',
      '/rest/v1/jobs?published_at=gt.%F0%9F%92%A9',
      '/rest/v1/salary_bands?id=in.(1,x)',
      '/rest/v1/jobs?title=eq.%00',
      '/rest/v1/jobs?select=id,(',
    ]) {
      const { status } = await site.ask(path);
      notes.same(`GET ${path}, then a plain one`, [400, 200], [status, await next()]);
    }
    const wrong = await site.post('/rest/v1/jobs', { responsibilities: {} });
    notes.holds(
      'POST /rest/v1/jobs {"responsibilities":{}}, then a plain GET',
      '400, 401 or 403, then 200',
      `${wrong.status}, then ${await next()}`,
      [400, 401, 403].includes(wrong.status) && (await next()) === 200,
    );
    const form = await site.post('/functions/v1/contact', {});
    notes.same(
      'a form that is empty: the database is asked for nothing, and nothing hangs',
      422,
      form.status,
    );
    const health = await site.ask('/healthz');
    const { status } = JSON.parse(health.text) as { status: string };
    notes.same('/healthz, which is true: tables are read', [200, 'ok'], [health.status, status]);
  },
};
