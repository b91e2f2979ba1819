import { KnownError } from '@talent/node/terminal/known-error';
import { join } from 'node:path';
import {
  overrideBase,
  overrideToolUrl,
  shownCode,
  type OverrideOrder,
} from '@talent/api/platform/local-override';
import { closeOnSignal } from '@talent/node/terminal/close-on-signal';
import { createProgress } from '@talent/node/terminal/progress';
import { buildApps } from '../../ship/build-apps.ts';
import type { OnSiteChoice } from '../dev-choice.ts';
import { listenForDev } from '../dev-server.ts';
import { contractProblems, sourceContract } from '../upstream/contract-fit.ts';
import { connectReleasedUpstream } from '../upstream/released-upstream.ts';
import { keepBuilding } from './keep-building.ts';
import { createLocalApp } from './local-app.ts';
import { readLocalBuild } from './local-build.ts';

interface OnSiteOptions {
  choice: OnSiteChoice;
  port: number;
  root: string;
  /** Folders of sources beside the app's own; default: `shared`. */
  folders?: readonly string[];
}

/**
 * Builds a remote, serves it to the pages of one site, builds it again after every change until Ctrl+C, and prints the page to open.
 * @throws `port-in-use`, `site-unreachable`, `not-a-site`, `contract-mismatch`, `app-build`
 */
export async function runOnSite({
  choice,
  port,
  root,
  folders = [join(root, 'shared')],
}: OnSiteOptions): Promise<void> {
  const { app, url: site } = choice;
  const progress = createProgress(process.stdout);
  const folder = join(root, app);
  await assertFits(choice, root);
  const order: OverrideOrder = { app, from: `http://localhost:${port}`, link: newLink() };
  const local = createLocalApp({ site, base: overrideBase(order) });
  const build = async (): Promise<void> => {
    await buildApps(root, [app], () => {});
    local.take(await readLocalBuild(folder));
  };
  const server = await listenForDev(port);
  try {
    await progress.step(`Build of ${app}`, build);
  } catch (error) {
    await server.close();
    throw error;
  }
  server.answerWith(null, async (request) => local.answer(request));
  const building = keepBuilding({
    folders: [join(folder, 'src'), ...folders],
    build: () =>
      build().then(
        () => progress.note(`${app} was built again.`),
        (error: unknown) => {
          local.fail();
          progress.note(error instanceof Error ? error.message : String(error));
        },
      ),
  });
  console.log(`\n  Open:         ${overrideToolUrl(site, order)}`);
  console.log(`  Code:         ${shownCode(order.link)}`);
  console.log(
    `\n  Open it in a browser on this machine where you are signed in to ${site} as an admin.`,
  );
  console.log(
    `  After your click there, that session alone sees ${app} from here, for 30 minutes.`,
  );
  console.log('  Pages reload when a file is saved. Ctrl+C stops it.');
  closeOnSignal(async () => {
    await building.close();
    await server.close();
  });
}

/** The site's shell has to provide the contract that the sources need. */
async function assertFits({ app, url }: OnSiteChoice, root: string): Promise<void> {
  const { contract } = await connectReleasedUpstream(url);
  const { needs } = await sourceContract(root, [app]);
  const [problem] = contractProblems(
    { needs, provides: contract.provides },
    { ...contract, needs: {} },
    url,
  );
  if (problem !== undefined) {
    throw new KnownError(
      'contract-mismatch',
      `${problem}. Check out sources of about the same age as that site.`,
    );
  }
}

/** Base32, which people read aloud without doubt. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new one-time word of 130 random bits. */
function newLink(): string {
  return [...crypto.getRandomValues(new Uint8Array(26))]
    .map((byte) => ALPHABET[byte % 32])
    .join('');
}
