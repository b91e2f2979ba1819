import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scenario } from '../scenario.ts';

/** Looks into the data folder as another user of the machine, and for secrets in what the site has said so far. */
export const scenario: Scenario = {
  name: 'data-folder',
  site: 'last',
  async attack(site, notes) {
    const entries = await readdir(site.dataDir, { recursive: true });
    const open: string[] = [];
    let count = 0;
    for (const entry of ['', ...entries]) {
      // The database server makes and removes files while it runs.
      const found = await lstat(join(site.dataDir, entry)).catch(() => null);
      if (found === null) continue;
      count += 1;
      if ((found.mode & 0o077) !== 0 && !found.isSymbolicLink())
        open.push(`${entry} ${(found.mode & 0o777).toString(8)}`);
    }
    const isReached = await lstat(site.dataDir);
    const hidden = open.filter((entry) => !entry.startsWith(' '));
    notes.same(
      'the folder itself, while the site runs',
      '700',
      (isReached.mode & 0o777).toString(8),
    );
    notes.same(
      `${count} files and folders in it that others may read or enter`,
      [],
      hidden.slice(0, 6),
    );
    const log = await readFile(join(site.dataDir, 'gateway.log'), 'utf8');
    const names = Object.keys(site.secrets);
    const logged = names.filter((name) => log.includes(site.secrets[name] ?? ''));
    notes.same(
      `${names.length} secrets in gateway.log (${log.split('\n').length} lines)`,
      [],
      logged,
    );
    const printed = names.filter(
      (name) =>
        name !== 'chosenPassword' &&
        site
          .process()
          .output()
          .includes(site.secrets[name] ?? ''),
    );
    notes.same('the same in what npm start prints; it prints the login of the admin', [], printed);
    notes.same(`the same in ${site.answered()} answers to the attacks before`, [], site.leaks);
    const tokens = /eyJ[\w-]{20,}|talent_guard=|password|Bearer /.exec(log)?.[0] ?? null;
    notes.same('tokens, cookies and passwords in gateway.log', null, tokens);
  },
};
