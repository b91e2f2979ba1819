import { join } from 'node:path';
import {
  overrideBase,
  overrideToolUrl,
  shownCode,
  type OverrideOrder,
} from '@talent/api/platform/local-override';
import type { Progress } from '@talent/node/terminal/progress';
import { buildApps } from '../../ship/build-apps.ts';
import { ContractMismatchError } from '../dev-errors.ts';
import type { OnSitePlan } from '../dev-plan.ts';
import { listenForDev } from '../dev-server.ts';
import { contractProblems, sourceContract } from '../upstream/contract-fit.ts';
import { connectReleasedUpstream } from '../upstream/released-upstream.ts';
import { keepBuilding } from './keep-building.ts';
import { createLocalApp } from './local-app.ts';
import { readLocalBuild } from './local-build.ts';
import { newLink } from './new-link.ts';

interface OnSiteOptions {
  plan: OnSitePlan;
  /** Port on this machine. */
  port: number;
  /** Folder with the apps' folders. */
  root: string;
  /** Folders of sources beside the app's own; default: `shared`. */
  folders?: readonly string[];
  progress: Progress;
}

/** A remote that is served for one session of a site. */
export interface RunningOnSite {
  /** The page of the site that asks before it shows the remote from here. */
  url: string;
  /** To compare with the code on that page. */
  code: string;
  close(): Promise<void>;
}

/**
 * Builds a remote, serves it to the pages of one site, and builds it again after every change.
 * @throws DevPortInUseError, SiteUnreachableError, NotASiteError, ContractMismatchError, AppBuildError
 */
export async function startOnSite(options: OnSiteOptions): Promise<RunningOnSite> {
  const { plan, port, root, progress, folders = [join(options.root, 'shared')] } = options;
  const { app } = plan;
  const folder = join(root, app);
  await assertFits(plan, root);
  const order: OverrideOrder = { app, from: `http://localhost:${port}`, link: newLink() };
  const local = createLocalApp({ site: plan.url, base: overrideBase(order) });
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
  return {
    url: overrideToolUrl(plan.url, order),
    code: shownCode(order.link),
    async close() {
      await building.close();
      await server.close();
    },
  };
}

/** The site's shell has to provide the contract that the sources need. */
async function assertFits({ app, url }: OnSitePlan, root: string): Promise<void> {
  const { contract } = await connectReleasedUpstream(url);
  if (contract === null) return;
  const { needs } = await sourceContract(root, [app]);
  const [problem] = contractProblems(
    { needs, provides: contract.provides },
    { ...contract, needs: {} },
    url,
  );
  if (problem !== undefined) {
    throw new ContractMismatchError(
      `${problem}. Check out sources of about the same age as that site.`,
    );
  }
}
