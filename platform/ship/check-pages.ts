import { KnownError } from '@talent/node/terminal/known-error';
import type { Progress } from '@talent/node/terminal/progress';
import { isGuarded } from '@talent/artifact/app-facts';
import type { Manifest } from '@talent/artifact/manifest';
import { readPageIndexOf } from '../compose/page-index-file.ts';
import { pageKeys, type PageIndex } from '../compose/page-index.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { PreparedRelease } from '../release/apply-release.ts';
import { readPublishedManifest } from '../store/published-artifacts.ts';
import { htmlFaults } from './html-faults.ts';
import type { ShipPlan } from './ship-plan.ts';

/** A release that has not been made, and pages of it to open. */
export interface Candidate {
  store: ReleaseStore;
  channel: string;
  prepared: PreparedRelease;
  paths: readonly string[];
  /** Site facts in the pages. */
  site: PageIndex['site'];
}

/** `null`: there is no browser. `missed`: paths for which the time was over. */
export type OpenPages = (
  candidate: Candidate,
) => Promise<{ problems: string[]; missed: string[] } | null>;

interface CheckedRelease extends Omit<Candidate, 'paths' | 'site'> {
  manifest: Manifest;
  plan: ShipPlan;
  /** Absent: no page is opened. */
  openPages?: OpenPages | undefined;
  progress: Progress;
}

/**
 * Checks a release before it goes live: the HTML of each new or changed page, and one page of each changed route in a browser.
 * @throws `page-refused` with a line for each fault
 */
export async function checkPages(release: CheckedRelease): Promise<void> {
  const { store, channel, prepared, manifest, plan, openPages, progress } = release;
  const { name } = manifest;
  if (prepared.changed.length === 0) return;
  if (isGuarded(manifest)) {
    progress.note(`Pages of ${name} were not opened: they are for signed-in staff.`);
    return;
  }
  const shell = prepared.apps['shell'] ?? '';
  const indexOf = (app: string, version: string) =>
    readPageIndexOf(store, { shell, app, version }, scopeOf(channel));
  const own = await indexOf(name, manifest.version);
  if (own === null) return;
  const before = plan.from === null ? null : await readPublishedManifest(store, name, plan.from);
  const touched = [...(plan.pages?.added ?? []), ...(plan.pages?.changed ?? [])];
  const paths = changedRoutes(before, manifest, own, touched);
  const pages = own.pages
    .filter(({ kind, path }) => kind === 'page' && [...touched, ...paths].includes(path))
    .map(({ path }) => ({ path, index: own }));
  // Every page has the shell's frame: one of each app stands for them.
  for (const [app, version] of Object.entries(name === 'shell' ? prepared.apps : {})) {
    const index = app === name ? null : await indexOf(app, version);
    const page = index?.pages.find(({ kind }) => kind === 'page');
    if (!index || !page) continue;
    pages.push({ path: page.path, index });
    paths.push(page.path);
  }
  const faults: string[] = [];
  await progress.step('Check the HTML of pages', async () => {
    for (const { path, index } of pages) {
      const file = await store.read(pageKeys(index, path).html);
      faults.push(...(await htmlFaults(path, new TextDecoder().decode(file?.body))));
    }
  });
  refuse(manifest, 'with invalid HTML', faults);
  if (openPages === undefined || paths.length === 0) return;
  const candidate = { store, channel, prepared, paths, site: own.site };
  const opened = await progress.step('Open pages in a browser', () => openPages(candidate));
  refuse(manifest, 'that do not work in a browser', opened?.problems ?? []);
  if (opened === null) {
    progress.note('Pages were not opened: no Chromium is installed (CHROMIUM_PATH names one).');
  } else if (opened.missed.length > 0) {
    progress.note(`Not opened, the time was over: ${opened.missed.join(' ')}`);
  }
}

function refuse({ name, version }: Manifest, which: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, 20).map((fault) => `  - ${fault}`);
  const lines = [`${name}@${version} has pages ${which}, and is not live:`, ...shown];
  throw new KnownError('page-refused', lines.join('\n'));
}

/** A page of each route whose facts, files or pages differ from those of the version before; one that differs where there is one. */
export function changedRoutes(
  before: Pick<Manifest, 'routes'> | null,
  after: Pick<Manifest, 'routes'>,
  { pages }: Pick<PageIndex, 'pages'>,
  touched: readonly string[],
): string[] {
  const was = new Map(before?.routes.map((route) => [route.pattern, JSON.stringify(route)]));
  return after.routes.flatMap((route) => {
    const own = pages.filter(({ kind, pattern }) => kind === 'page' && pattern === route.pattern);
    const page = own.find(({ path }) => touched.includes(path)) ?? own[0];
    if (page === undefined) return [];
    const isChanged = was.get(route.pattern) !== JSON.stringify(route);
    return isChanged || touched.includes(page.path) ? [page.path] : [];
  });
}
