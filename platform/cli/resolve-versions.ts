import { publishedApps, publishedVersions } from '../artifact/published-artifacts.ts';
import { UnknownArtifactError } from '../release/release-errors.ts';
import type { Store } from '../store/store.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads `app@version` and `app` (its newest published version) from a command line.
 *
 * @returns app -> version
 * @throws UnknownArtifactError with the candidates, UsageError where an app is named twice
 */
export async function resolveVersions(
  store: Store,
  references: readonly string[],
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const reference of references) {
    const [, app = '', wanted] = /^([^@]*)(?:@(.*))?$/.exec(reference) ?? [];
    if (versions[app] !== undefined)
      throw new UsageError(`${app} is named twice: name one version of it`);
    versions[app] = await resolveVersion(store, app, wanted);
  }
  return versions;
}

async function resolveVersion(
  store: Store,
  app: string,
  wanted: string | undefined,
): Promise<string> {
  const apps = await publishedApps(store);
  if (!apps.includes(app)) throw new UnknownArtifactError(`app "${app}"`, apps);
  const versions = (await publishedVersions(store, app)).map(({ version }) => version);
  const version = wanted === undefined ? versions[0] : versions.find((one) => one === wanted);
  if (version === undefined) throw new UnknownArtifactError(`${app}@${wanted}`, versions);
  return version;
}
