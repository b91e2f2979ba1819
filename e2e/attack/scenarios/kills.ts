import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AttackedSite } from '../attacked-site.ts';
import { backendOf } from '../backend-of.ts';
import { contactForm } from '../contact-form.ts';
import { until } from '../many.ts';
import type { Scenario } from '../scenario.ts';

const KINDS = ['backend', 'database', 'site'] as const;
const KILLS = 10;

/** `kill -9` of each process in turn while people send forms: what was acknowledged is there afterwards. */
export const scenario: Scenario = {
  name: 'kills',
  site: 'own',
  async attack(site, notes) {
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const writers = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const answer = await site.post('/functions/v1/contact', contactForm()).catch(() => null);
        if (answer !== null) statuses.add(answer.status);
        if (answer?.status === 201)
          acknowledged.push((JSON.parse(answer.text) as { reference: string }).reference);
        if (answer?.status !== 201) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    const pages: number[] = [];
    const killed = { backend: 0, database: 0, site: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.length;
      const isBack = await until(() => acknowledged.length >= before + 5, 30_000);
      if (!isBack) throw new Error(`No form was taken for 30 s before kill ${kill + 1}.`);
      const kind = KINDS[kill % KINDS.length] ?? 'site';
      killed[kind] += 1;
      if (kind === 'site') {
        await site.process().kill();
        await site.restart();
      } else {
        const pid = kind === 'database' ? await serverOf(site) : await backendOf(site);
        process.kill(pid, 'SIGKILL');
        pages.push((await site.ask('/')).status);
      }
    }
    const last = acknowledged.length;
    const isUp = await until(() => acknowledged.length >= last + 5, 30_000);
    isOver = true;
    await Promise.all(writers);
    const rows = (await site.asOwner('GET', 'contact_requests?select=reference&limit=1000')) as {
      reference: string;
    }[];
    const stored = new Set(rows.map(({ reference }) => reference));
    const lost = acknowledged.filter((reference) => !stored.has(reference));
    const seen = `${acknowledged.length} acknowledged, ${lost.length} lost`;
    const tried = `${KILLS} kills: backend ${killed.backend}, database ${killed.database}, site ${killed.site}`;
    notes.holds(
      tried,
      'more than 50 acknowledged, 0 lost',
      seen,
      acknowledged.length > 50 && lost.length === 0,
    );
    notes.same('forms are accepted again after the last kill, without help', true, isUp);
    notes.same(
      `the home page at ${pages.length} kills of backend and database`,
      [200],
      [...new Set(pages)],
    );
    const odd = [...statuses].filter((status) => ![201, 502, 503].includes(status));
    notes.same('statuses of forms beside 201, 502 and 503', [], odd);
  },
};

/** The postmaster's process, by its own file. */
async function serverOf({ dataDir }: AttackedSite): Promise<number> {
  const file = join(dataDir, 'database/cluster/postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}
