import { join } from 'node:path';
import type { ServedRemote } from '@talent/sdk/server';
import { runnerImport, type InlineConfig } from 'vite';
import { BuildError, type App } from '../app/app.ts';
import { withoutStyles } from '../css/without-styles.ts';

/** Facts about an app that its source declares. */
export interface AppFacts {
  served: ServedRemote;
  redirects: { from: string; to: string }[];
}

interface ServedModule {
  default?: ServedRemote;
  redirects?: { from: string; to: string }[];
}

/** Runs the app's route declarations, but not its pages, and returns the declared facts. */
export async function readAppFacts(app: App): Promise<AppFacts> {
  const file = app.kind === 'shell' ? 'src/served.ts' : 'src/server.ts';
  const config: InlineConfig = {
    configFile: false,
    root: app.folder,
    logLevel: 'error',
    envDir: false,
    plugins: [withoutStyles()],
  };
  const { module } = await runnerImport<ServedModule>(join(app.folder, file), config);
  if (!module.default) throw new BuildError(`${app.name}/${file} needs a default export.`);
  if (module.default.name !== app.name) {
    throw new BuildError(
      `${app.name}: defineRemote says "${module.default.name}"; it has to be the folder's name.`,
    );
  }
  return {
    served: module.default,
    redirects: module.redirects ?? [],
  };
}
