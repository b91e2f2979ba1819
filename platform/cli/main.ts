import { readProcessEnvironment, REPOSITORY_ROOT } from '../env/environment.ts';
import { openStore } from '../store/open-store.ts';
import { createComposer } from './create-composer.ts';
import { createPrinter } from './print.ts';
import { run } from './run.ts';

const printer = createPrinter(process.stdout, process.stderr);
process.exitCode = await run(process.argv.slice(2), printer, () => {
  const environment = readProcessEnvironment();
  const store = openStore(environment.dataDir);
  return { store, compose: createComposer(store, environment), root: REPOSITORY_ROOT };
});
