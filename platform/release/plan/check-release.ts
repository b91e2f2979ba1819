import { isGuarded, type FittingFacts } from '@talent/artifact/app-facts';
import { problem, type Problem } from '@talent/artifact/problem';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { untrustedReason } from '../../registry/keys/key-errors.ts';
import { findSignedFacts } from '../../registry/registry.ts';
import { readFacts, type SignedFacts } from '../../registry/signed-facts.ts';
import { channelProblems } from './channel-problems.ts';
import { checkGraph, type GraphCheck } from './site-graph.ts';
import { releaseProblems } from './release-problems.ts';
import { undoingOf } from './version-history.ts';
import { channelFlag } from '../../registry/channel.ts';
import { setProblems } from '@talent/artifact/checks/fit-problems';
import type { Manifest } from '@talent/artifact/manifest';
import type { PairName } from '../../compose/page-index-file.ts';

/** A release that was planned and checked, and has not been made. */
interface CheckedRelease {
  plan: ReleasePlan;
  /** Signed facts of the versions of the resulting set. */
  signed: Record<string, SignedFacts>;
  /** Every reason against it; empty: it may be made. */
  problems: Problem[];
  /** Effects that are told, and are no reason against it: see `GraphCheck`. */
  notes: Problem[];
}

/**
 * Plans a release and checks it. Reads only the manifests whose facts no release has noted, so that the work does not
 * grow with the number of apps that stay as they are.
 * @throws DamagedArtifactError, ChannelSettingsError
 */
export async function checkRelease(
  options: GraphCheck & {
    action: 'promote' | 'rollback' | 'canary';
    /** App -> version to go live. */
    targets: Readonly<Record<string, string>>;
    /** Takes versions that were undone before. */
    again?: boolean | undefined;
  },
): Promise<CheckedRelease> {
  const { store, channel, action, live, targets, releases, again = false } = options;
  const set = { ...live, ...targets };
  const signed = await findSignedFacts(store, channel, set, releases);
  const facts = await readFacts(store, set, signed);
  const plan = planRelease(live, targets, facts);
  const changed = Object.fromEntries(
    Object.entries(targets).filter(([app]) => plan.changed.includes(app)),
  );
  // A rollback is the way out of trouble: it only has to fit.
  const problems =
    action === 'rollback'
      ? plan.problems
      : [
          ...(await releaseProblems({ store, channel, plan, facts, releases })),
          ...(await channelProblems(store, channel, changed, signed)),
          ...(again ? [] : await undoneProblems(options, changed)),
        ];
  const { refused, notes } = await checkGraph(options, { apps: plan.apps, changed, signed });
  const untrusted = untrustedProblems(options, facts, signed);
  return { plan, signed, problems: [...problems, ...untrusted, ...refused], notes };
}

/** Versions that were undone: nobody releases one again without knowing it. */
export async function undoneProblems(
  {
    store,
    channel,
    action,
    releases,
  }: Pick<GraphCheck, 'store' | 'channel' | 'action' | 'releases'>,
  changed: Readonly<Record<string, string>>,
): Promise<Problem[]> {
  const found = Object.entries(changed).map(async ([app, version]) => {
    const undoing = await undoingOf(store, channel, releases, app, version);
    if (undoing === null) return [];
    const again =
      action === 'canary'
        ? `pnpm release canary ${app}@${version} --again`
        : `pnpm promote ${app}@${version} --again${channelFlag(channel)}`;
    const message = `${app}@${version} ${undoing}; release a version that fixes it, or this one knowingly: ${again}`;
    return problem('rolled-back', message);
  });
  return (await Promise.all(found)).flat();
}

/** Problems of versions that are in the store, but were not published with a key for the channel. */
function untrustedProblems(
  { channel, targets }: { channel: string; targets: Readonly<Record<string, string>> },
  facts: readonly FittingFacts[],
  signed: Readonly<Record<string, SignedFacts>>,
): Problem[] {
  return Object.entries(targets)
    .filter(([app]) => facts.some(({ name }) => name === app) && signed[app] === undefined)
    .map(([app, version]) =>
      problem(
        'artifact-untrusted',
        `${app}@${version} ${untrustedReason(app, scopeOf(channel), channel)}`,
      ),
    );
}

/** A shell and one app under it, which pages are composed from. The shell's own pages are its pair with itself. */
export interface PagePair {
  shell: Manifest;
  app: Manifest;
}

/** The effect of a release that has not been made. */
export interface ReleasePlan {
  /** App -> version after the release. */
  apps: Record<string, string>;
  /** Apps whose version changes. */
  changed: string[];
  /** Reasons why the resulting set cannot be live together. */
  problems: Problem[];
  /**
   * The pairs whose pages the release needs: those of the released apps, or every pair where the shell is released. The
   * other pairs are live already. Guarded apps have no pages.
   */
  pairs: PairName[];
}

/**
 * Plans a release, from data alone.
 * @param live app -> version now
 * @param targets app -> version to go live
 * @param facts of the resulting set, as far as it is published
 */
function planRelease(
  live: Readonly<Record<string, string>>,
  targets: Readonly<Record<string, string>>,
  facts: readonly FittingFacts[],
): ReleasePlan {
  const apps = { ...live, ...targets };
  const changed = Object.keys(targets).filter((app) => targets[app] !== live[app]);
  const set = facts
    .filter(({ name, version }) => apps[name] === version)
    // Released apps come first, because the message about two apps is for the team of the first.
    .sort(
      (left, right) => Number(changed.includes(right.name)) - Number(changed.includes(left.name)),
    );
  const shell = set.find(({ kind }) => kind === 'shell');
  const released = set.filter(({ name }) => name in targets || (shell && shell.name in targets));
  return {
    apps,
    changed,
    problems: [...absentProblems(apps, set), ...setProblems(set)],
    pairs: shell
      ? released
          .filter((app) => !isGuarded(app))
          .map(({ name, version }) => ({ shell: shell.version, app: name, version }))
      : [],
  };
}

function absentProblems(
  apps: Readonly<Record<string, string>>,
  set: readonly FittingFacts[],
): Problem[] {
  const problems = Object.entries(apps)
    .filter(([app]) => !set.some(({ name }) => name === app))
    .map(([app, version]) =>
      problem(
        'artifact-missing',
        `${app}@${version} is not in the store: publish it, or promote another version of ${app}`,
      ),
    );
  if (apps['shell'] !== undefined) return problems;
  const message =
    'no shell is live and none is promoted, so that nothing could be shown: promote the shell as well';
  return [...problems, problem('shell-missing', message)];
}
