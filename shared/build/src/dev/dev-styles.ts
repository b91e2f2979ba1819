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
