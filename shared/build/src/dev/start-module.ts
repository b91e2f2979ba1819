import type { Plugin } from 'vite';

const id = 'virtual:talent-start';

/** URL of the one script of a page in development. */
export const startUrl = `/@id/__x00__${id}`;

/** Fast Refresh has to be there before React is: then the shell starts. */
export function startModule(): Plugin {
  return {
    name: 'talent:start-module',
    resolveId: (source) => (source === id || source === `\0${id}` ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}`
        ? [
            `import '/@vite/client';`,
            `import '@vitejs/plugin-react/preamble';`,
            `await import('/src/main.tsx');`,
          ].join('\n')
        : null,
  };
}
