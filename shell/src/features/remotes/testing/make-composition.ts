import type { ComposedRemote, Composition } from '@talent/sdk/contract';

export function makeRemote(name: string, patterns: readonly string[]): ComposedRemote {
  return {
    name,
    version: '1',
    base: `/assets/${name}/1/`,
    entry: 'remote.js',
    closures: 'closures.json',
    closuresIntegrity: 'sha384-list',
    patterns,
  };
}

/** A composition of two remotes with paths of the header. */
export function makeComposition(): Composition {
  return {
    id: 'composition',
    channel: 'stable',
    revision: 7,
    shell: '1',
    remotes: [
      makeRemote('mfe-salary-tools', ['/ai-ml-salary-data']),
      makeRemote('mfe-blog', ['/ai-hiring-insights-blog', '/blog/:slug']),
    ],
    publishableKey: 'key',
  };
}
