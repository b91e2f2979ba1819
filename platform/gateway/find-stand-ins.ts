import { isGuarded } from '@talent/artifact/app-facts';
import { setProblems } from '@talent/artifact/fit-problems';
import type { Manifest } from '@talent/artifact/manifest';
import { history } from '../registry/registry.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { PagePair } from '../release/plan-release.ts';
import type { Release } from '../registry/release.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import { describeError } from './describe-error.ts';
import { signedVersions, type SignedVersion, type StandIn } from './fallback.ts';
import { readPagePair } from './page-pair.ts';
import type { VersionHealth } from './version-health.ts';

/** What stand-ins are looked for with. */
export interface StandInSource {
  store: ReleaseStore;
  artifacts: ArtifactReader;
  health: VersionHealth;
  now: () => Date;
  /** Has pages made that a version lacks which is whole otherwise; absent: nobody makes them. */
  composePages?: ((pair: PagePair) => void) | undefined;
}

/** A version whose manifest can be read. */
interface Loaded {
  manifest: Manifest;
  /** What is wrong with its files. */
  damage: string | null;
  /** Whether it has what has to be composed under the shell. */
  hasPages: boolean;
}

/**
 * Says what is served instead of the damaged versions of a release: of each app the newest version of the channel's
 * history that is whole, fits the others, and has composed pages under the shell. Where the shell is damaged, the newest
 * one under which every remote can be served. A damaged version that nothing can stand in for stays, if it can be loaded.
 *
 * @returns null where the release cannot be served
 */
export async function findStandIns(
  release: Release,
  source: StandInSource,
): Promise<StandIn[] | null> {
  const named = signedVersions(release);
  const wantedShell = named.find(({ app }) => app === 'shell');
  if (wantedShell === undefined) return null;
  const remotes = named.filter((version) => version !== wantedShell);
  const past = await history(source.store, release.channel);
  const scope = scopeOf(release.channel);
  const reasons = new Map<string, string>();

  function note({ app, version }: SignedVersion, error: unknown): null {
    reasons.set(`${app}@${version}`, describeError(error));
    return null;
  }

  /** The version with its manifest; null, and the reason is noted, where it cannot be loaded. */
  async function load(version: SignedVersion, shell: string): Promise<Loaded | null> {
    const { app, version: number } = version;
    try {
      const manifest = await source.artifacts.manifest(app, number, version.manifest);
      if (manifest === null) throw new Error(`${app} ${number} is not published`);
      const damage = source.health.damageOf(version);
      if (app !== 'shell' && isGuarded(manifest)) return { manifest, damage, hasPages: true };
      const pair = await readPagePair(source.store, { shell, app, version: number }, scope).catch(
        (error: unknown) => note(version, error),
      );
      const lacking = `${app} ${number} has no pages with shell ${shell}`;
      if (pair === null && !reasons.has(`${app}@${number}`)) note(version, new Error(lacking));
      return { manifest, damage, hasPages: pair !== null };
    } catch (error) {
      return note(version, error);
    }
  }

  /** A version from before, which was not looked at for a long time: only when every byte of it is right. */
  async function loadWhole(version: SignedVersion, shell: string): Promise<Loaded | null> {
    const found = await load(version, shell);
    if (found === null) return null;
    if (!source.health.isVerified(version)) await source.health.verify(version);
    return source.health.damageOf(version) === null ? found : null;
  }

  function standIn(wanted: SignedVersion, instead: SignedVersion | null): StandIn {
    const { app, version } = wanted;
    const reason =
      source.health.damageOf(wanted) ??
      reasons.get(`${app}@${version}`) ??
      'it does not fit the shell that stands in';
    return { app, wanted: version, instead, since: source.now().toISOString(), reason };
  }

  /** The newest other version of an app that is whole, fits, and has pages; without any, those of the newest are made. */
  async function newestUnder(
    shell: Manifest,
    wanted: SignedVersion,
    fits: (manifest: Manifest) => boolean,
  ): Promise<{ version: SignedVersion; manifest: Manifest } | null> {
    let lacking: Manifest | null = null;
    for (const version of earlier(past, wanted)) {
      const found = await loadWhole(version, shell.version);
      if (found === null || !fits(found.manifest)) continue;
      if (found.hasPages) return { version, manifest: found.manifest };
      lacking ??= found.manifest;
    }
    if (lacking !== null) source.composePages?.({ shell, app: lacking });
    return null;
  }

  /** Of every remote what to serve under a shell; null where one of them cannot be. */
  async function under(shell: Manifest): Promise<StandIn[] | null> {
    const chosen: Manifest[] = [shell];
    const open: { wanted: SignedVersion; loadable: Loaded | null }[] = [];
    const fits = (manifest: Manifest) => setProblems([...chosen, manifest]).length === 0;
    for (const wanted of remotes) {
      const found = await load(wanted, shell.version);
      const isFit = found !== null && fits(found.manifest);
      const isWhole = isFit && found.damage === null;
      if (isWhole && found.hasPages) chosen.push(found.manifest);
      else open.push({ wanted, loadable: isFit && found.hasPages ? found : null });
      if (isWhole && !found.hasPages) source.composePages?.({ shell, app: found.manifest });
    }
    const standIns: StandIn[] = [];
    for (const { wanted, loadable } of open) {
      const found = await newestUnder(shell, wanted, fits);
      const served = found?.manifest ?? loadable?.manifest;
      if (served === undefined) return null;
      chosen.push(served);
      standIns.push(standIn(wanted, found?.version ?? null));
    }
    return standIns;
  }

  const shell = await load(wantedShell, wantedShell.version);
  if (shell?.hasPages && shell.damage === null) return under(shell.manifest);
  for (const candidate of earlier(past, wantedShell)) {
    const found = await loadWhole(candidate, candidate.version);
    const standIns = found?.hasPages ? await under(found.manifest) : null;
    if (standIns !== null) return [standIn(wantedShell, candidate), ...standIns];
  }
  const standIns = shell?.hasPages ? await under(shell.manifest) : null;
  return standIns && [standIn(wantedShell, null), ...standIns];
}

/** Other versions of an app that the channel has had, newest first, each once. */
function earlier(past: readonly Release[], wanted: SignedVersion): SignedVersion[] {
  const found = new Map<string, SignedVersion>();
  for (const release of past) {
    const version = signedVersions(release).find(({ app }) => app === wanted.app);
    if (version === undefined || version.version === wanted.version) continue;
    const key = `${version.version} ${version.manifest}`;
    if (!found.has(key)) found.set(key, version);
  }
  return [...found.values()];
}
