import { join } from 'node:path';
import { inputHash, readLastBuild } from '@talent/build/inputs';
import { channelFlag } from '../registry/channel.ts';

/**
 * A line for each app whose last build is not what a person expects to be published or released.
 * @param versions app -> version that would be released without having been named, or that the build has
 */
export async function staleBuilds(
  root: string,
  channel: string,
  versions: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lines = Object.entries(versions).map(async ([app, version]) => {
    const folder = join(root, app);
    const last = await readLastBuild({ folder });
    if (last === null) return [];
    const publish = `pnpm release publish ${app}${channelFlag(channel)}`;
    if (last.inputs !== (await inputHash({ folder })))
      return `${app}: the sources have changed since the last build; to take them: pnpm build, then ${publish}`;
    return last.version === version
      ? []
      : `${app}: the last build, ${last.version}, is not published: ${publish}`;
  });
  return (await Promise.all(lines)).flat();
}

/** The versions of the apps that a command line names without one. */
export function unnamed(
  references: readonly string[],
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([app]) => references.includes(app)));
}
