import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@talent/sdk/contract';
import { satisfies } from 'semver';
import { z } from 'zod';

/** Contract of a set of apps: the version that the shell provides, and the ranges that remotes need. */
export interface ContractFacts {
  provides: string;
  needs: Readonly<Record<string, string>>;
}

/**
 * Reasons why released apps and sources cannot share a page. The shell from source has to fit the released remotes, and the
 * released shell the remotes from source, so that these can be released there.
 */
export function contractProblems(
  source: ContractFacts,
  released: ContractFacts,
  url: string,
): string[] {
  const own = Object.entries(source.needs)
    .filter(([, range]) => !satisfies(released.provides, range))
    .map(
      ([app, range]) =>
        `${app} from source needs contract ${range}, the shell at ${url} provides ${released.provides}`,
    );
  const others = Object.entries(released.needs)
    .filter(([app, range]) => !(app in source.needs) && !satisfies(source.provides, range))
    .map(
      ([app, range]) =>
        `${app} at ${url} needs contract ${range}, the shell from source provides ${source.provides}`,
    );
  return [...own, ...others];
}

/** An app without a range in its package.json needs the contract that it is built with. */
const packageSchema = z.object({ talent: z.object({ contract: z.string().optional() }) });

/** The contract of the sources in a repository. */
export async function sourceContract(
  root: string,
  remotes: readonly string[],
): Promise<ContractFacts> {
  const needs = remotes.map(async (app) => {
    const text = await readFile(join(root, app, 'package.json'), 'utf8');
    const { talent } = packageSchema.parse(JSON.parse(text));
    return [app, talent.contract ?? `^${CONTRACT_VERSION}`] as const;
  });
  return { provides: CONTRACT_VERSION, needs: Object.fromEntries(await Promise.all(needs)) };
}
