import { publishedVersions } from '../store/published-artifacts.ts';
import { scopeOf, type KeyScope } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readTrustedManifest } from '../registry/trusted-manifest.ts';
import { KnownError } from '@talent/node/terminal/known-error';
import { UsageError } from '@talent/node/terminal/usage-error';

/**
 * Reads `app@version` and `app` from a command line. An app alone means the newest version that a key for the channel has
 * published, so that a build of a pull request is not named by accident.
 * @returns app -> version
 * @throws `unknown-artifact` with the candidates, UsageError where an app is named twice
 */
export async function resolveVersions(
  store: ReleaseStore,
  references: readonly string[],
  channel: string,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const reference of references) {
    const [, app = '', wanted] = /^([^@]*)(?:@(.*))?$/.exec(reference) ?? [];
    if (versions[app] !== undefined)
      throw new UsageError(`${app} is named twice: name one version of it`);
    const published = (await publishedVersions(store, app)).map(({ version }) => version);
    const version =
      wanted === undefined
        ? await newestTrusted(store, app, published, scopeOf(channel))
        : published.find((one) => one === wanted);
    if (version === undefined) {
      const [first] = published;
      const known = first
        ? `published are: ${published.join(', ')}`
        : 'nothing of it is published yet';
      throw new KnownError('unknown-artifact', `${reference} is not published: ${known}`);
    }
    versions[app] = version;
  }
  return versions;
}

/** Falls back to the newest version: the release then reports that it is not trusted. */
async function newestTrusted(
  store: ReleaseStore,
  app: string,
  versions: readonly string[],
  scope: KeyScope,
): Promise<string | undefined> {
  for (const version of versions) {
    if ((await readTrustedManifest(store, app, version, scope)) !== null) return version;
  }
  return versions[0];
}
