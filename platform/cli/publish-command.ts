import { basename, dirname, join } from 'node:path';
import type { Command } from 'commander';
import { takeTurn } from '@talent/node/data-folder/take-turn';
import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { reportingAction } from '@talent/node/terminal/run-command';
import { artifactFolders } from '@talent/node/workspace/app-folders';
import { staleBuilds } from '../release/stale-build.ts';
import { channelFlag } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { describeSource, sourceKind, sourceKindSchema } from '../release/read-origins.ts';
import { publishArtifacts } from '../release/publish/publish.ts';

const publishResult = z.array(
  z.strictObject({
    app: appName,
    version: appVersion,
    status: z.enum(['published', 'unchanged']).describe('unchanged: it was published before'),
    source: sourceKindSchema,
  }),
);

interface Publishing {
  store: ReleaseStore;
  root: string;
}

/** Adds `publish`, which checks built apps and puts them into the store. */
export function addPublishCommand(command: Command, { store, root }: Publishing): void {
  reportingAction(
    command.argument('[app...]', 'folders of apps, such as mfe-blog; without any: all apps'),
    publishResult,
    async (apps: string[], { channel }: { channel: string }) => {
      const folders = await artifactFolders(root, apps);
      const results = await inTurn(command, channel, folders, () =>
        publishArtifacts({ store, channel, folders }),
      );
      const facts = results.map(({ status, manifest, provenance }) => ({
        app: manifest.name,
        version: manifest.version,
        status,
        source: sourceKind(provenance),
      }));
      const built = Object.fromEntries(facts.map(({ app, version }) => [app, version]));
      const unclean = results.filter(({ provenance }) => sourceKind(provenance) !== 'clean');
      const done = { published: 'published', unchanged: 'was published before' };
      const references = facts.map(({ app, version }) => `${app}@${version}`);
      return {
        json: facts,
        lines: [
          ...facts.map(({ status }, index) => `${references[index]} ${done[status]}`),
          ...unclean.map(
            ({ manifest, provenance }) => `${manifest.name}: ${describeSource(provenance)}`,
          ),
          ...(await staleBuilds(root, channel, built)),
          `Make it live: pnpm promote ${references.join(' ')}${channelFlag(channel)}`,
        ],
      };
    },
  );
}

/** Runs work after the builds of these artifacts that run, which would remove files that it reads. */
function inTurn<Result>(
  command: Command,
  channel: string,
  folders: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  // In one order, so that two of them do not wait for each other.
  const [next, ...others] = folders.toSorted();
  if (next === undefined) return work();
  const app = dirname(next);
  // To standard error: `--json` prints its result alone.
  const note = (line: string): void =>
    command.configureOutput().writeErr?.(`${basename(app)} ${line}`);
  return takeTurn(join(app, '.cache'), `pnpm release publish${channelFlag(channel)}`, note, () =>
    inTurn(command, channel, others, work),
  );
}
