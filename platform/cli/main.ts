import { secureDataDir } from '@talent/node/data-folder/secure-data-dir';
import { readProcessEnvironment } from '@talent/settings/environment';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { buildApps } from '../ship/build-apps.ts';
import { createProgress } from '@talent/node/terminal/progress';
import { localTrust } from '../registry/local-trust.ts';
import { withTrust } from '../registry/release-store.ts';
import { openStore } from '../store/open-store.ts';
import { appAt } from '@talent/node/workspace/app-folders';
import { gitUser } from '@talent/node/workspace/git-user';
import { createAskBackend } from './backend/ask-backend.ts';
import { createComposer } from './create-composer.ts';
import { runMain } from '@talent/node/terminal/run-command';
import { resolveBackend, siteOrigin } from '@talent/backend/running/resolve-backend';
import { createReadErrors } from './errors/errors-command.ts';
import { createProgram } from './program.ts';

/** Someone has pressed Ctrl+C, and was told what is live. */
let isStopped = false;

await runMain(() => {
  const environment = readProcessEnvironment();
  // To standard error: `--json` prints its result alone.
  secureDataDir(environment.dataDir, { note: (line) => console.error(line) });
  const store = withTrust(
    openStore(environment.dataDir, environment.store),
    localTrust(environment),
  );
  const askBackend = createAskBackend(environment);
  return createProgram({
    store,
    compose: createComposer(store, environment),
    root: REPOSITORY_ROOT,
    here: appAt(REPOSITORY_ROOT, process.cwd()),
    dataDir: environment.dataDir,
    caller: () => gitUser(REPOSITORY_ROOT),
    errors: createReadErrors(environment),
    askBackend,
    shipping: {
      build: (app) => buildApps(REPOSITORY_ROOT, [app], () => undefined),
      composeIn: (into) => createComposer(into, environment),
      origin: () => siteOrigin(environment),
      previewOrigin: environment.previewOrigin,
      openPages: async (candidate) => {
        // Imported here because it brings a gateway, and `ship` alone needs it.
        const { openPages } = await import('../ship/open-pages.ts');
        return openPages(candidate, await resolveBackend(environment));
      },
      progress: createProgress(process.stdout),
      onStop(stop) {
        process.once('SIGINT', stop).once('SIGINT', () => (isStopped = true));
        return () => void process.off('SIGINT', stop);
      },
      askBackend,
    },
  });
});
// Its build may still run, and ends with this process.
if (isStopped) process.exit(130);
