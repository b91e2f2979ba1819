import { createHash } from 'node:crypto';
import type { Composition } from '@talent/sdk/contract';

/** A file that a page names, with the hash that it names it with. */
export interface NamedFile {
  path: string;
  integrity: string;
}

/** Problems of a served page, and the files that it names. */
export interface PageCheck {
  problems: string[];
  files: NamedFile[];
}

/** Whether every file that a page names belongs to the composition that the page carries. */
export function checkPage(html: string): PageCheck {
  const block = /<script type="application\/json" id="composition-block">(.*?)<\/script>/s.exec(
    html,
  );
  if (!block?.[1] || !html.trimEnd().endsWith('</html>')) {
    return { problems: ['not a whole page'], files: [] };
  }
  const composition = JSON.parse(block[1]) as Composition;
  const own = html.replace(block[0], '');
  const named = new Set(
    [...own.matchAll(/\/assets\/(mfe-[a-z0-9-]+)\//g)].map(([, app = '']) => app),
  );
  const problems = [...named].flatMap((app) => {
    const remote = composition.remotes.find(({ name }) => name === app);
    if (remote === undefined) return [`names files of ${app}, which is not in its composition`];
    // The name of the entry covers all files of a version.
    const entry = remote.base + remote.entry;
    return own.includes(`"${entry}"`)
      ? []
      : [`names files of ${app}, and not ${entry} as its composition does`];
  });
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)" integrity="([^"]+)"/g)].map(
    ([, path = '', integrity = '']) => ({ path, integrity }),
  );
  if (files.length === 0) problems.push('names no file');
  return { problems: [...new Set(problems)], files };
}

/** Whether the bytes of a file are those that its page names. */
export function isNamedFile(body: Uint8Array, { integrity }: NamedFile): boolean {
  return integrity === `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
