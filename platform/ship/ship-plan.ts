import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { listProblems } from '@talent/artifact/problem';
import { type PageIndex, pageKeys } from '../compose/page-index.ts';
import { channelName } from '../registry/release.ts';
import { appChangesSchema } from '../release/app-changes.ts';
import { notesSchema } from '../release/plan/waiting-releases.ts';
import { sourceKindSchema } from '../release/read-origins.ts';
import type { Store } from '../store/store.ts';

const paths = z.array(z.string());

/** The effect of a release of one app that has not been made. */
export const shipPlanSchema = z.strictObject({
  app: appName,
  channel: channelName,
  from: appVersion.nullable().describe('live version; null: the app is not live there'),
  to: appVersion,
  commit: z.string().nullable(),
  source: sourceKindSchema,
  sourceText: z.string().describe('the source in words'),
  changes: appChangesSchema,
  pages: z
    .strictObject({ added: paths, removed: paths, changed: paths })
    .nullable()
    .describe('paths of composed pages; null for a guarded app, which has none'),
  notes: notesSchema,
});

export type ShipPlan = z.infer<typeof shipPlanSchema>;
type PageChanges = NonNullable<ShipPlan['pages']>;

/** Number of paths of a list that are named. */
const NAMED = 12;

/** Describes a plan for people, in lines. */
export function describePlan(plan: ShipPlan): string[] {
  const { app, channel, from, to, changes, pages, commit } = plan;
  const { before, after } = changes.bytes;
  const size = before === null ? kilobytes(after) : `${kilobytes(before)} -> ${kilobytes(after)}`;
  return [
    `${app} on channel ${channel}: ${from ?? 'not live'} -> ${to}${commit === null ? '' : ` (${commit.slice(0, 10)})`}`,
    `  size     ${size} of files for browsers`,
    ...(changes.contract === null
      ? []
      : [`  contract ${changes.contract.before ?? 'none'} -> ${changes.contract.after ?? 'none'}`]),
    ...list('routes', { ...changes }),
    ...(pages === null ? ['  pages    none: the app is guarded'] : list('pages', pages)),
    ...(plan.source === 'clean' ? [] : [`  source   ${plan.sourceText}`]),
    ...listProblems(plan.notes),
  ];
}

function list(
  what: string,
  { added, changed, removed }: Record<'added' | 'changed' | 'removed', string[]>,
): string[] {
  const lines = [
    ...named('+', added, 'added'),
    ...named('~', changed, 'changed'),
    ...named('-', removed, 'removed'),
  ];
  if (lines.length === 0) return [`  ${what.padEnd(8)} unchanged`];
  return lines.map((line) => `  ${what.padEnd(8)} ${line}`);
}

function named(sign: string, paths: readonly string[], word: string): string[] {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, NAMED).join(' ');
  const others = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return [`${sign} ${paths.length} ${word}: ${shown}${others}`];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/**
 * Compares the composed pages of two pairs. A page counts as changed when its text or markup differs. The names of its
 * files do not count: they differ after every build.
 * @param before null: nothing was composed
 */
export async function pageChanges(
  store: Store,
  before: PageIndex | null,
  after: PageIndex,
): Promise<PageChanges> {
  const was = new Map(before?.pages.map((page) => [page.path, page]));
  const is = new Map(after.pages.map((page) => [page.path, page]));
  const both = after.pages.filter(({ path }) => was.has(path));
  const same = await Promise.all(
    both.map(async ({ path, hash, kind }) => {
      if (before === null || was.get(path)?.kind !== kind) return false;
      if (was.get(path)?.hash === hash) return true;
      if (kind === 'redirect') return was.get(path)?.location === is.get(path)?.location;
      const [left, right] = await Promise.all(
        [before, after].map((pair) => contentOf(store, pair, path, kind)),
      );
      return left === right;
    }),
  );
  return {
    added: pathsOf(after).filter((path) => !was.has(path)),
    removed: before === null ? [] : pathsOf(before).filter((path) => !is.has(path)),
    changed: both.flatMap(({ path }, index) => (same[index] ? [] : [path])),
  };
}

/** Paths without the shell's own frames, which have no URL. */
function pathsOf({ pages }: PageIndex): string[] {
  return pages.map(({ path }) => path).filter((path) => !path.startsWith('/_'));
}

async function contentOf(
  store: Store,
  pair: PageIndex,
  path: string,
  kind: PageIndex['pages'][number]['kind'],
): Promise<string> {
  const keys = pageKeys(pair, path);
  const file = await store.read(kind === 'resource' ? keys.resource : keys.html);
  return withoutFiles(new TextDecoder().decode(file?.body), pair);
}

/** Removes the names of files and the versions of the two apps. */
function withoutFiles(html: string, { shell, version }: PageIndex): string {
  return html
    .replace(/<script type="importmap">.*?<\/script>/s, '')
    .replace(/<(?:link|script)\b[^>]*"\/assets\/[^>]*>/g, '')
    .replaceAll(shell, '')
    .replaceAll(version, '');
}
