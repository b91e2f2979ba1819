import type { Plugin } from 'vite';

const empty = '\0talent:no-styles';

/** Makes stylesheets empty modules, for code that runs on a server. */
export function withoutStyles(): Plugin {
  return {
    name: 'talent:without-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: (source) => (source.endsWith('.css') ? empty : null),
    load: (source) => (source === empty ? '' : null),
  };
}
