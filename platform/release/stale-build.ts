import { join } from 'node:path';
import { inputHash, readLastBuild } from '@talent/build/inputs';
import { channelFlag } from '../registry/channel.ts';

/**
 * A line for each app whose last build is not what a person expects to be published or released.
 * @param versions app -> version that would be released, or that the build has
 * @param references of a command line: apps that it names with a version are left out
 */
export async function staleBuilds(
  root: string,
  channel: string,
  versions: Readonly<Record<string, string>>,
  references: readonly string[] = Object.keys(versions),
): Promise<string[]> {
  const lines = Object.entries(versions).map(async ([app, version]) => {
    if (!references.includes(app)) return [];
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
