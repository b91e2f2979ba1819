import type { Command } from 'commander';
import { reportingAction } from '@talent/node/terminal/run-command';
import { artifactFolders } from '@talent/node/workspace/app-folders';
import type { ReleaseStore } from '../registry/release-store.ts';
import { recordAudits, type RunAudit } from '../release/audit/record-audits.ts';
import { describeSource, sourceKind } from '../release/describe-source.ts';
import { publishArtifacts } from '../release/publish/publish.ts';
import { describeAudit } from './describe-audit.ts';
import { publishResult } from './results/publish-result.ts';

interface Publishing {
  store: ReleaseStore;
  root: string;
  audit?: RunAudit;
}

/** Adds `publish`, which checks built apps and puts them into the store. */
export function addPublishCommand(command: Command, { store, root, audit }: Publishing): void {
  reportingAction(
    command.argument('[app...]', 'folders of apps, such as mfe-blog; without any: all apps'),
    publishResult,
    async (apps: string[], { channel }: { channel: string }) => {
      const folders = await artifactFolders(root, apps);
      const results = await publishArtifacts({ store, channel, folders });
      const facts = results.map(({ status, manifest, provenance }) => ({
        app: manifest.name,
        version: manifest.version,
        status,
        source: sourceKind(provenance),
      }));
      const unclean = results.filter(({ provenance }) => sourceKind(provenance) !== 'clean');
      const audits = await recordAudits({
        store,
        root,
        apps: facts.filter(({ status }) => status === 'published'),
        ...(audit === undefined ? {} : { run: audit }),
      });
      const done = { published: 'published', unchanged: 'was published before' };
      const references = facts.map(({ app, version }) => `${app}@${version}`);
      return {
        json: facts,
        lines: [
          ...facts.map(({ status }, index) => `${references[index]} ${done[status]}`),
          ...audits.map(({ app, audit: found }) => `${app}: ${describeAudit(found)}`),
          ...unclean.map(
            ({ manifest, provenance }) => `${manifest.name}: ${describeSource(provenance)}`,
          ),
          `Make it live: pnpm promote ${references.join(' ')}`,
        ],
      };
    },
  );
}
