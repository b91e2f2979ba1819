import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import { composePair } from '@talent/platform/compose/compose-pair';
import { promote } from '@talent/platform/release/promote';
import { publishArtifact } from '@talent/platform/release/publish/publish';
import { defaultSite } from '@talent/sdk/site';
import { measureVisit, type Visit } from '../fixtures/browser/measure-visit.ts';
import { openDataFolder } from '../fixtures/sites/data-folder.ts';
import { editBuild } from '../fixtures/sites/edited-build.ts';
import { readRun } from '../fixtures/sites/main-site.ts';
import { onOwnSite, type MeasuredSite } from './measured-site.ts';

const { port } = parseParameters(
  createCommand('pnpm bench releases')
    .description(
      'Measures what a release costs someone who comes back: bytes of the home page over the network, in a Chromium that keeps ' +
        'its profile, beside the figures from before files had URLs of their content. Needs finished builds.',
    )
    .option('--port <number>', 'port of the site', Number, 4189),
).opts<{ port: number }>();
const channel = 'stable';
const built = fileURLToPath(new URL('../../shell/dist', import.meta.url));

/** Measured on 2026-11-22 on this home page, when the URL of a file named its version. Bytes. */
const before = { first: 219_041, again: 845, word: 195_027 } as const;

const rows: string[][] = [];
const edited: string[] = [];
await onOwnSite(measure, { port });
for (const path of edited) await rm(path, { recursive: true, force: true });

async function measure(site: MeasuredSite): Promise<void> {
  const { dataDir, folder } = site;
  const { publishableKey } = await readRun(dataDir);
  let last = built;
  const visit = (profile: string) => measureVisit(join(folder, profile), `${site.url}/`);

  /** Makes an edit of the shell live, on top of the last one. Returns the duration of its publication, ms. */
  async function releaseShell(edit: (text: string, path: string) => string): Promise<number> {
    last = await editBuild(last, edit);
    edited.push(last);
    const store = openDataFolder(dataDir);
    const start = performance.now();
    const { manifest } = await publishArtifact({ store, channel, folder: last });
    const ms = performance.now() - start;
    await promote({
      store,
      channel,
      versions: { shell: manifest.version },
      compose: async (pair) => {
        const at = { ...defaultSite, origin: site.url };
        await composePair({
          store,
          site: at,
          backend: { url: site.url, key: publishableKey },
          ...pair,
        });
      },
    });
    while (!(await (await fetch(`${site.url}/healthz`)).text()).includes(manifest.version));
    return ms;
  }

  const word = (number: number) => (text: string) =>
    text.replaceAll(/For Talents( \d+)?/g, `For Talents ${number}`);
  const patchReact = (text: string, path: string) =>
    path.includes('client/react-') ? text.replaceAll('19.3.1', '19.3.2') : text;

  const first = await visit('visitor');
  add('first visit', first, before.first, null);
  add('again, nothing released', await visit('visitor'), before.again, first);
  const wordMs = await releaseShell(word(1));
  add('after one word of the shell', await visit('visitor'), before.word, first);
  const patchMs = await releaseShell(patchReact);
  add('after a patch of React', await visit('visitor'), before.word, first);
  for (let number = 2; number <= 11; number += 1) await releaseShell(word(number));
  add('after ten releases of one word', await visit('visitor'), before.word, first);
  add('first visit, at the end', await visit('newcomer'), before.first, null);
  console.log(
    table(
      [
        'visit of the home page',
        'requests',
        'bytes',
        'HTML',
        'beyond the HTML',
        'of a first visit',
        'deltas',
        'before',
      ],
      rows,
    ),
  );
  console.log(
    `Publication: ${wordMs.toFixed(0)} ms with one word, ${patchMs.toFixed(0)} ms with the patch.`,
  );
}

function add(name: string, visit: Visit, was: number, first: Visit | null): void {
  const { requests, bytes, documentBytes, deltas, faults } = visit;
  const beyond = bytes - documentBytes;
  const share = first && beyond / (first.bytes - first.documentBytes);
  rows.push([
    name,
    String(requests),
    String(bytes),
    String(documentBytes),
    String(beyond),
    share === null ? '' : `${(100 * share).toFixed(1)}%`,
    String(deltas),
    String(was),
  ]);
  for (const fault of faults) console.error(`${name}: ${fault}`);
}
