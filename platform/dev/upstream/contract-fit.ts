import { satisfies } from 'semver';

/** What apps say about the contract: a shell which version it provides, a remote which range it needs. */
export interface ContractFacts {
  provides: string;
  needs: Readonly<Record<string, string>>;
}

/**
 * Why released apps and sources cannot stand on one page: the shell from source has to provide what the
 * released remotes need, and the released shell what the remotes from source do, so that they can be
 * released there.
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
