import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scenario } from './scenario.ts';

const folder = join(import.meta.dirname, 'scenarios');

/** No scenario has that name. */
export class UnknownScenarioError extends Error {
  readonly code = 'unknown-scenario';

  constructor(name: string, known: readonly string[]) {
    super(`There is no scenario ${name}. There are: ${known.join(', ')}.`);
    this.name = 'UnknownScenarioError';
  }
}

/** Every file of `scenarios/`, in the order of their names; `only` picks some. Throws `UnknownScenarioError`. */
export async function listScenarios(only?: readonly string[]): Promise<Scenario[]> {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .toSorted();
  for (const name of only ?? [])
    if (!names.includes(name)) throw new UnknownScenarioError(name, names);
  const wanted = names.filter((name) => only === undefined || only.includes(name));
  return Promise.all(
    wanted.map(async (name) => {
      const file = pathToFileURL(join(folder, `${name}.ts`)).href;
      const { scenario } = (await import(file)) as { scenario?: Scenario };
      if (scenario?.name !== name)
        throw new TypeError(`scenarios/${name}.ts exports no scenario of its name.`);
      return scenario;
    }),
  );
}
