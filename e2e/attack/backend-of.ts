import { readdir, readFile } from 'node:fs/promises';
import type { AttackedSite } from './attacked-site.ts';

/** The process that answers REST, auth and functions: the child of the site that runs its entry. */
export async function backendOf(site: AttackedSite): Promise<number> {
  const parent = site.process().child.pid ?? 0;
  for (const task of await readdir(`/proc/${parent}/task`)) {
    const children = await readFile(`/proc/${parent}/task/${task}/children`, 'utf8');
    for (const pid of children.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (command.includes('backend-main.ts')) return Number(pid);
    }
  }
  throw new Error('The site has no backend process.');
}
