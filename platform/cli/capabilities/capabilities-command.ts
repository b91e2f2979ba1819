import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { cutText } from '@talent/protocol/text/cut-text';
import { entriesOf, NEEDS } from '@talent/artifact/capabilities/capabilities';
import { addToDeclaration, readDeclaration } from '@talent/artifact/capabilities/declaration-file';
import { scanScripts, undeclared, unseen } from '@talent/artifact/capabilities/scan';
import { listArtifactFiles, readScripts } from '@talent/artifact/read-artifact';
import { reportingAction } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import { UsageError } from '@talent/node/terminal/usage-error';
import { appNames, artifactFolder, assertKnown } from '@talent/node/workspace/app-folders';
import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';

const entry = { need: z.enum(NEEDS), name: z.string() };

const appCapabilities = z.strictObject({
  app: appName,
  isBuilt: z.boolean().describe('false: only its declaration is known'),
  entries: z.array(
    z.strictObject({
      ...entry,
      on: z.array(z.string()).optional().describe('routes that the need is limited to'),
      state: z
        .enum(['declared', 'unseen', 'undeclared'])
        .describe('unseen: declared, and nowhere in the scripts as text'),
    }),
  ),
});

type AppCapabilities = z.infer<typeof appCapabilities>;

export const capabilitiesResult = z.strictObject({
  apps: z.array(appCapabilities),
  added: z.array(z.strictObject(entry)).describe('what --accept has written'),
});

/** Adds `capabilities`, which compares what apps declare with their builds. */
export function addCapabilitiesCommand(command: Command, root: string): void {
  reportingAction(
    command
      .argument('[app]', 'one app; without: all of the repository')
      .option('--accept', "adds to the app's capabilities.json what its build uses undeclared"),
    capabilitiesResult,
    async (app: string | undefined, { accept }: { accept?: true }) => {
      const known = await appNames(root);
      if (app !== undefined) assertKnown(known, [app]);
      const names = app === undefined ? known : [app];
      const apps = await Promise.all(names.map((name) => readState(root, name)));
      if (!accept) return { json: { apps, added: [] }, lines: [describe(apps)] };
      const [state] = apps;
      if (app === undefined || !state?.isBuilt) {
        throw new UsageError(
          app === undefined
            ? `name the app, such as pnpm release capabilities ${known.at(-1) ?? ''} --accept`
            : `build ${app} first`,
        );
      }
      const missing = state.entries.filter((entry) => entry.state === 'undeclared');
      if (missing.length > 0) addToDeclaration(join(root, app), missing);
      const added = missing.map(({ need, name }) => ({ need, name }));
      return {
        json: { apps: [await readState(root, app)], added },
        lines: [
          ...added.map(({ need, name }) => `+ ${need} ${name}`),
          `${app}/capabilities.json: ${added.length} added`,
        ],
      };
    },
  );
}

async function readState(root: string, app: string): Promise<AppCapabilities> {
  const declared = entriesOf(readDeclaration(join(root, app)));
  const folder = artifactFolder(root, app);
  const isBuilt = existsSync(folder);
  const paths = isBuilt ? Object.keys(await listArtifactFiles(folder)) : [];
  const found = scanScripts(await readScripts(folder, paths));
  const hidden = new Set(isBuilt ? unseen(declared, found) : []);
  return {
    app,
    isBuilt,
    entries: [
      ...declared.map(
        (one) => ({ ...one, state: hidden.has(one) ? 'unseen' : 'declared' }) as const,
      ),
      ...undeclared(found, declared).map(
        ({ need, name }) => ({ need, name, state: 'undeclared' }) as const,
      ),
    ],
  };
}

/** The longest name in a line of 100 characters. */
const LONGEST = 50;

/** One line an entry, and one more for each route that it is limited to. */
function describe(apps: readonly AppCapabilities[]): string {
  const rows = apps.flatMap(({ app, isBuilt, entries }) => [
    ...(entries.length === 0 ? [[app, 'nothing', '', '']] : []),
    ...entries.flatMap(({ need, name, on = [], state }) => [
      [app, need, isBuilt ? state : 'not built', cutText(name, LONGEST)],
      ...on.map((route) => ['', '', '', `  on ${cutText(route, LONGEST - 5)}`]),
    ]),
  ]);
  return table(['app', 'need', 'state', 'name'], rows);
}
