import type { LiveSite } from './live-site.ts';

/** What the live public apps say about the contract between shell and remotes. */
export interface PublicContract {
  /** Version that the shell provides; null: it says none. */
  provides: string | null;
  /** Public remote -> range that it needs. */
  needs: Readonly<Record<string, string>>;
}

/** The contract of a live site: sources that are developed against it ask for it. */
export function publicContract({ shell, apps }: LiveSite): PublicContract {
  const needs = apps.flatMap(({ manifest: { name, contract } }) =>
    contract.needs === null ? [] : [[name, contract.needs] as const],
  );
  return { provides: shell.manifest.contract.provides, needs: Object.fromEntries(needs) };
}
