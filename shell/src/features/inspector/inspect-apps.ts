import type { Composition, GuardedComposition } from '@talent/sdk/contract';

/** The facts that this tab has about one app of the page. */
export interface InspectedApp {
  name: string;
  version: string;
  /** The damaged version that this one replaces; null: none. */
  fallbackFor: string | null;
  /** Files that were loaded, each once. */
  files: number;
  /** From the first request for one of its files to the last answer, ms; null: none was loaded. */
  loadMs: number | null;
  /** Over the network, headers included; 0 where a cache had everything. Bytes. */
  transferred: number;
  /** Unpacked, bytes. */
  unpacked: number;
  /** A line each. */
  errors: readonly string[];
}

/** The fields of a `PerformanceResourceTiming` that are read. */
export type LoadedFile = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'decodedBodySize' | 'responseStatus'
>;

/** Input of an inspection. */
export interface InspectedTab {
  composition: Composition;
  /** Null without the role admin. */
  guarded: GuardedComposition | null;
  /** Names of the apps that the page has regions of. */
  onPage: ReadonlySet<string>;
  files: readonly LoadedFile[];
  failures: readonly { app: string; error: unknown }[];
}

/** The apps that this tab has on its page or has loaded anything of; the shell first. */
export function inspectApps(tab: InspectedTab): InspectedApp[] {
  const { composition, guarded, onPage } = tab;
  const { shell, shellFallbackFor } = composition;
  const named = [
    // A tab has one version of the shell, and no other page loads its files.
    { name: 'shell', version: shell, base: '/assets/shell/', fallbackFor: shellFallbackFor },
    ...composition.remotes,
    ...(guarded?.remotes ?? []),
  ];
  return named
    .map(({ name, version, base, fallbackFor }) => ({
      name,
      version,
      fallbackFor: fallbackFor ?? null,
      ...measure(tab, name, base),
    }))
    .filter(({ name, files, errors }) => onPage.has(name) || files > 0 || errors.length > 0);
}

function measure(
  { files, failures }: InspectedTab,
  app: string,
  base: string,
): Omit<InspectedApp, 'name' | 'version' | 'fallbackFor'> {
  const own = files.filter(({ name }) => new URL(name).pathname.startsWith(base));
  const failed = own
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `${fileOf(name)} answers ${responseStatus}`);
  const caught = failures
    .filter((failure) => failure.app === app)
    .map(({ error }) => (error instanceof Error ? error.message : String(error)));
  return {
    files: new Set(own.map(({ name }) => name)).size,
    loadMs:
      own.length === 0
        ? null
        : Math.max(...own.map(({ responseEnd }) => responseEnd)) -
          Math.min(...own.map(({ startTime }) => startTime)),
    transferred: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
    unpacked: own.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
    errors: [...failed, ...caught],
  };
}

function fileOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? url;
}
