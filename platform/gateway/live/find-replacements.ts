import { isGuarded } from '@talent/artifact/app-facts';
import { setProblems } from '@talent/artifact/checks/fit-problems';
import type { Manifest } from '@talent/artifact/manifest';
import { history } from '../../registry/registry.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Release } from '../../registry/release.ts';
import type { PagePair } from '../../release/plan/check-release.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import { describeError } from '../log/log.ts';
import { loadLiveSite, notLoadable, type LiveSite, type LiveSiteSource } from './live-site.ts';
import { signedVersions, type Replacement, type SignedVersion } from './replacement.ts';
import { readPagePair } from './page-pair.ts';
import type { VersionHealth } from './version-health.ts';

export interface ReplacementSource {
  store: ReleaseStore;
  artifacts: ArtifactReader;
  health: VersionHealth;
  now: () => Date;
  /** Composes the missing pages of an otherwise intact version. Optional: without it they stay missing. */
  composePages?: ((pair: PagePair) => void) | undefined;
}

interface Loaded {
  manifest: Manifest;
  /** Damage of its files; null: none. */
  damage: string | null;
  /** Whether its pages are composed with the shell; always true for guarded apps. */
  hasPages: boolean;
}

/**
 * Finds replacements for the damaged versions of a release: for each app the newest version in the channel's history
 * that is intact, compatible with the others, and has pages composed with the shell. A damaged shell is replaced by the
 * newest one that every remote can be served with. A damaged version without a replacement stays if it can be loaded.
 * @returns null where the release cannot be served
 */
export async function findReplacements(
  release: Release,
  source: ReplacementSource,
): Promise<Replacement[] | null> {
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

  /** Loads a version; where that fails, notes the reason and returns null. */
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

  /** Loads an earlier version, if every file of it verifies: it may not have been checked for a long time. */
  async function loadIntact(version: SignedVersion, shell: string): Promise<Loaded | null> {
    const found = await load(version, shell);
    if (found === null) return null;
    if (!source.health.isVerified(version)) await source.health.verify(version);
    return source.health.damageOf(version) === null ? found : null;
  }

  function replacement(wanted: SignedVersion, instead: SignedVersion | null): Replacement {
    const { app, version } = wanted;
    const reason =
      source.health.damageOf(wanted) ??
      reasons.get(`${app}@${version}`) ??
      'it does not fit the replacement of the shell';
    return { app, wanted: version, instead, since: source.now().toISOString(), reason };
  }

  /** The newest intact and compatible version with pages; where none has pages, those of the newest are composed. */
  async function newestWith(
    shell: Manifest,
    wanted: SignedVersion,
    fits: (manifest: Manifest) => boolean,
  ): Promise<{ version: SignedVersion; manifest: Manifest } | null> {
    let withoutPages: Manifest | null = null;
    for (const version of earlier(past, wanted)) {
      const found = await loadIntact(version, shell.version);
      if (found === null || !fits(found.manifest)) continue;
      if (found.hasPages) return { version, manifest: found.manifest };
      withoutPages ??= found.manifest;
    }
    if (withoutPages !== null) source.composePages?.({ shell, app: withoutPages });
    return null;
  }

  /** Replacements for the remotes with a given shell; null where a remote cannot be served with it. */
  async function replaceRemotes(shell: Manifest): Promise<Replacement[] | null> {
    const chosen: Manifest[] = [shell];
    const open: { wanted: SignedVersion; loadable: Loaded | null }[] = [];
    const fits = (manifest: Manifest) => setProblems([...chosen, manifest]).length === 0;
    for (const wanted of remotes) {
      const found = await load(wanted, shell.version);
      const isFit = found !== null && fits(found.manifest);
      const isIntact = isFit && found.damage === null;
      if (isIntact && found.hasPages) chosen.push(found.manifest);
      else open.push({ wanted, loadable: isFit && found.hasPages ? found : null });
      if (isIntact && !found.hasPages) source.composePages?.({ shell, app: found.manifest });
    }
    const replacements: Replacement[] = [];
    for (const { wanted, loadable } of open) {
      const found = await newestWith(shell, wanted, fits);
      const served = found?.manifest ?? loadable?.manifest;
      if (served === undefined) return null;
      chosen.push(served);
      replacements.push(replacement(wanted, found?.version ?? null));
    }
    return replacements;
  }

  const shell = await load(wantedShell, wantedShell.version);
  if (shell?.hasPages && shell.damage === null) return replaceRemotes(shell.manifest);
  for (const candidate of earlier(past, wantedShell)) {
    const found = await loadIntact(candidate, candidate.version);
    const replacements = found?.hasPages ? await replaceRemotes(found.manifest) : null;
    if (replacements !== null) return [replacement(wantedShell, candidate), ...replacements];
  }
  const replacements = shell?.hasPages ? await replaceRemotes(shell.manifest) : null;
  return replacements && [replacement(wantedShell, null), ...replacements];
}

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

/** Loads a release, with replacements for its damaged versions. Throws `release-not-loadable` where nothing of it can be served. */
export async function loadIntactSite(
  release: Release,
  source: LiveSiteSource & ReplacementSource,
): Promise<LiveSite> {
  const damage = signedVersions(release).flatMap(
    (version) => source.health.damageOf(version) ?? [],
  );
  let failure: unknown = notLoadable(release, damage);
  if (damage.length === 0) {
    try {
      return await loadLiveSite(release, source);
    } catch (error) {
      failure = error;
    }
  }
  const found = await findReplacements(release, source);
  if (found === null || found.length === 0) throw failure;
  const known = source.previous?.replacements ?? [];
  const replacements = found.map((replacement) => {
    const { app, wanted } = replacement;
    const before = known.find((one) => one.app === app && one.wanted === wanted);
    return before ? { ...replacement, since: before.since } : replacement;
  });
  return loadLiveSite(release, source, replacements);
}
