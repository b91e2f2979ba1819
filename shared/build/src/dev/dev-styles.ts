import type { Plugin } from 'vite';
import type { App } from '../app/app.ts';
import { scopeCss } from '../css/scope-css.ts';

/** Scopes each app's stylesheet to the app, as its build does: after Tailwind, before it becomes a module. */
export function scopeDevStyles(apps: readonly App[]): Plugin {
  return {
    name: 'talent:scope-dev-styles',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.css')) return null;
      const app = apps.find(({ folder }) => file.startsWith(`${folder}/`));
      return app ? { code: scopeCss(code, app.name, app.kind), map: null } : null;
    },
  };
}

const empty = '\0talent:no-styles';

/** On the server a stylesheet is nothing to run. */
export function noStylesOnServer(): Plugin {
  return {
    name: 'talent:no-styles-on-server',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source) => (source.endsWith('.css') ? empty : null),
    load: (source) => (source === empty ? '' : null),
  };
}
