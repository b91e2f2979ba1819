import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contactForm } from '../contact-form.ts';
import type { Scenario } from '../scenario.ts';

const program = fileURLToPath(new URL('../../../platform/backup/main.ts', import.meta.url));
const FORMS = 20;

/** A bad day: a backup beside the running site, and everything that was acknowledged before it out of that backup. */
export const scenario: Scenario = {
  name: 'backups',
  site: 'own',
  async attack(site, notes) {
    const statuses = new Set<number>();
    for (let form = 0; form < FORMS; form += 1) {
      statuses.add((await site.post('/functions/v1/contact', contactForm())).status);
    }
    notes.same(`${FORMS} forms before the backup`, [201], [...statuses]);
    const run = (...parameters: string[]) =>
      spawnSync(process.execPath, [program, ...parameters], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: site.dataDir },
        timeout: 120_000,
      });
    const made = run('backup');
    notes.same('pnpm data backup while the site runs: exit code', 0, made.status);
    const target = `${site.dataDir}-restored`;
    try {
      const restored = run('restore', 'latest', '--to', target, '--json');
      notes.same('pnpm data restore into a new folder: exit code', 0, restored.status);
      const { rows = {} } = JSON.parse(restored.stdout || '{}') as {
        rows?: Record<string, number>;
      };
      notes.same('contact requests in what was restored', FORMS, rows['public.contact_requests']);
      const again = run('restore', 'latest', '--to', target);
      notes.same('a restore over a folder that exists: exit code', 1, again.status);
      const none = run('restore', join(site.dataDir, 'outbox'), '--to', `${target}-2`);
      notes.same('a restore of what is no backup: exit code', 1, none.status);
    } finally {
      await rm(target, { recursive: true, force: true });
    }
  },
};
