import type { Plugin } from 'vite';

/** A module that exists only in the build: imports of `id` get this code. */
export function virtualModule(id: string, code: string): Plugin {
  const resolved = `\0${id}`;
  return {
    name: `talent:${id.replace('virtual:', '')}`,
    enforce: 'pre',
    resolveId: (source) => (source === id || source === resolved ? resolved : null),
    load: (source) => (source === resolved ? code : null),
  };
}
