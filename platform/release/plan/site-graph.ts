import type { FittingFacts } from '@talent/artifact/app-facts';
import type { Capabilities } from '@talent/artifact/capabilities/capabilities';
import { brokenLinks, ownerOf, type BrokenLink } from '@talent/artifact/checks/broken-links';
import { problem, type Problem } from '@talent/artifact/problem';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { findSignedFacts } from '../../registry/registry.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readFacts, type SignedFacts } from '../../registry/signed-facts.ts';
import { orNull, readSoundManifest } from '../../store/published-artifacts.ts';

/** Names of functions, tables and functions of the database. */
export type BackendParts = Capabilities['backend'];

/** The parts that a backend does not have, and sentences about those that it could not be asked for. */
export interface BackendAnswer {
  missing: BackendParts;
  unknown: string[];
}

/** Asks the backend of the site which of these parts it lacks. */
export type AskBackend = (parts: BackendParts) => Promise<BackendAnswer>;

/** The choice of a release about links and parts of the backend that would be missing. */
export interface GraphChoice {
  /**
   * `list`: broken links are told, and refuse nothing. Absent: that of the action. A rollback and a retirement list them, as
   * the way out of trouble; a promotion and a canary are refused.
   */
  links?: 'refuse' | 'list' | undefined;
  /** Asks the site's backend for the parts that new versions call. Absent: it is not asked. */
  askBackend?: AskBackend | undefined;
}

/** A release whose effect on the links of the site, and need of its backend, is checked. */
export interface GraphCheck extends GraphChoice {
  store: ReleaseStore;
  channel: string;
  action: Release['action'] | 'retire';
  /** App -> version now. */
  live: Readonly<Record<string, string>>;
  /** Of the channel, newest first. */
  releases: readonly Release[];
}

/** The set that a release makes: app -> version, those that change, and what is signed of each. */
interface ResultingSet {
  apps: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, string>>;
  signed: Readonly<Record<string, SignedFacts>>;
}

/**
 * Names everything that a release breaks: links that lead nowhere, and parts of the backend that are not there yet. On a
 * preview nothing of it is a reason against the release.
 */
export async function checkGraph(
  check: GraphCheck,
  after: ResultingSet,
): Promise<{ refused: Problem[]; notes: Problem[] }> {
  const { channel, action, live, askBackend } = check;
  const isWayOut = action === 'rollback' || action === 'retire';
  const isVisible = channel === DEFAULT_CHANNEL || channel === CANARY_CHANNEL;
  const { links: wanted = isWayOut ? 'list' : 'refuse' } = check;
  // The first release of a site has nothing to break, and its other apps may follow one by one.
  const refuses = isVisible && wanted === 'refuse' && Object.keys(live).length > 0;
  const links = await linkProblems(check, after, refuses);
  const answers = isWayOut || !askBackend ? [] : await backendProblems(check, after, askBackend);
  const [refused, notes] = refuses ? [links, []] : [[], links];
  for (const one of answers) {
    (isVisible && one.rule === 'backend-missing' ? refused : notes).push(one);
  }
  return { refused, notes };
}

/** Links of released apps that lead nowhere, and those of other apps that did not before. */
async function linkProblems(
  { store, channel, action, live, releases }: GraphCheck,
  { apps, changed, signed }: ResultingSet,
  refuses: boolean,
): Promise<Problem[]> {
  const facts = await soundFacts(store, apps, signed);
  const broken = brokenLinks(facts);
  if (broken.length === 0) return [];
  const gone = Object.fromEntries(
    Object.entries(live).filter(([app, version]) => apps[app] !== version),
  );
  const known = await findSignedFacts(store, channel, gone, releases);
  const left = await soundFacts(store, gone, known);
  const stays = facts.filter(({ name, version }) => live[name] === version);
  const before = [...stays, ...left];
  const wasBroken = new Set(brokenLinks(before).map(({ app, path }) => `${app} ${path}`));
  const found = broken.filter(
    ({ app, path }) => changed[app] !== undefined || !wasBroken.has(`${app} ${path}`),
  );
  return Promise.all(
    found.map(async (link) => {
      const { app, path } = link;
      const version = apps[app] ?? '';
      const manifest = await readSoundManifest(store, app, version, signed[app]?.manifest);
      const place = manifest?.capabilities.links.places[path] ?? 'a page or redirect';
      return linkProblem(link, place, ownerOf(path, before), refuses && action !== 'canary');
    }),
  );
}

/** Facts of a set without damaged versions, which a release may be about to replace. */
async function soundFacts(
  store: ReleaseStore,
  apps: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, SignedFacts>>,
): Promise<FittingFacts[]> {
  const read = Object.entries(apps).map(([app, version]) =>
    readFacts(store, { [app]: version }, signed).catch(orNull),
  );
  return (await Promise.all(read)).flatMap((one) => one ?? []);
}

/** @param owner app that has the path before the release; null: none has */
function linkProblem(
  { app, path }: BrokenLink,
  place: string,
  owner: string | null,
  mayInsist: boolean,
): Problem {
  const advice =
    owner === null || owner === app
      ? 'correct the link, or release the app that has this path first'
      : `keep the path in ${owner}, or redirect it: export const redirects = [{ from: '${path}', to: '/…' }] in ` +
        'src/server.ts of the app that takes over';
  const way = mayInsist ? '; to release it with broken links, add --broken-links' : '';
  const state = owner === null ? 'which no app has' : 'which no app would have any more';
  return problem('broken-link', `${app} links to ${path} (${place}), ${state}: ${advice}${way}`);
}

/** Parts that the released versions name, and the versions before them did not, as far as the backend lacks them. */
async function backendProblems(
  { store, live }: GraphCheck,
  { changed, signed }: ResultingSet,
  ask: AskBackend,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const [app, version] of Object.entries(changed)) {
    const after = await readSoundManifest(store, app, version, signed[app]?.manifest);
    const was = live[app];
    const before = was === undefined ? null : await readSoundManifest(store, app, was);
    const added = (kind: keyof BackendParts) =>
      (after?.capabilities.backend[kind] ?? []).filter(
        (name) => !before?.capabilities.backend[kind].includes(name),
      );
    const parts = { functions: added('functions'), tables: added('tables'), rpcs: added('rpcs') };
    if (namesOf(parts).length === 0) continue;
    const { missing, unknown } = await ask(parts);
    const told = namesOf(missing).map((name) => {
      const message = `${app}@${version} needs ${name}, which the backend does not have yet: deploy it first`;
      return problem('backend-missing', message);
    });
    found.push(...told, ...unknown.map((reason) => problem('backend-unknown', reason)));
  }
  return found;
}

function namesOf({ functions, tables, rpcs }: BackendParts): string[] {
  return [
    ...functions.map((name) => `function \`${name}\``),
    ...tables.map((name) => `table \`${name}\``),
    ...rpcs.map((name) => `database function \`${name}\``),
  ];
}
