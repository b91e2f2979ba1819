import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hiddenNames } from '../../fixtures/pages/guarded-paths.ts';
import type { Scenario } from '../scenario.ts';

/** Without their slash, so that a path in parts is found as well. */
const names = hiddenNames.map((name) => name.replace(/^\//, ''));
const KEYS =
  /sb_secret_\w{8}|service_role"|BEGIN (RSA |EC )?PRIVATE KEY|MC4CAQAwBQYDK2Vw|AKIA[0-9A-Z]{16}|GUARD_SECRET=/;
const PUBLIC = ['shell', 'mfe-marketing', 'mfe-salary-tools', 'mfe-blog'];

/** Reads everything that a visitor can download, for secrets and for paths of the staff area. */
export const scenario: Scenario = {
  name: 'secrets-in-browser',
  site: 'shared',
  async attack(site, notes) {
    const values = Object.entries(site.secrets);
    const found: string[] = [];
    const look = (where: string, text: string): void => {
      for (const [name, value] of values)
        if (text.includes(value)) found.push(`${name} in ${where}`);
      for (const name of names) if (text.includes(name)) found.push(`${name} in ${where}`);
      const [key] = KEYS.exec(text) ?? [];
      if (key !== undefined) found.push(`${key} in ${where}`);
    };
    let count = 0;
    for (const app of PUBLIC) {
      const folder = join(site.dataDir, 'store/artifacts', app);
      for (const version of await readdir(folder)) {
        const files = await readdir(join(folder, version, 'client'), { recursive: true });
        for (const file of files.filter((name) => /\.(js|css|json|map|svg|html|txt)$/.test(name))) {
          const path = `/assets/${app}/${version}/${file}`;
          const { status, text } = await site.ask(path);
          if (status !== 200) continue;
          count += 1;
          look(path, text);
        }
      }
    }
    notes.holds('files that were read', 'more than 60', String(count), count > 60);
    notes.same(`secrets, keys and staff paths in ${count} files of four apps`, [], found.splice(0));
    const sitemap = (await site.ask('/sitemap.xml')).text;
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)].map(
      ([, path]) => path || '/',
    );
    for (const path of [
      ...paths,
      '/robots.txt',
      '/sitemap.xml',
      '/nowhere',
      '/healthz',
      '/.well-known/security.txt',
    ]) {
      look(path, (await site.ask(path)).text);
    }
    notes.same(
      `the same in ${paths.length + 5} pages, those of the sitemap and five more`,
      [],
      found.splice(0),
    );
    const maps = (await readFile(join(site.dataDir, 'gateway.log'), 'utf8')).includes('.map"');
    notes.same('source maps were asked for or served', false, maps);
    const dotted = [
      '/.env',
      '/.git/config',
      '/secrets.json',
      '/release-key.json',
      '/.data/secrets.json',
      '/package.json',
      '/assets/shell/manifest.json',
      '/store/registry/stable/00000001.json',
      '/registry/stable/00000001.json',
    ];
    const statuses = await Promise.all(dotted.map(async (path) => (await site.ask(path)).status));
    notes.same(`${dotted.length} files that sites forget: statuses`, [404], [...new Set(statuses)]);
  },
};
