import postcss, { type AtRule, type Plugin as PostcssPlugin, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { BuildError, type App } from '../app/app.ts';

/**
 * Prefixes the selectors of an app's stylesheet with `:where([data-app="<app>"])`, which adds no
 * specificity: a rule of one app cannot match an element of another.
 *
 * The shell's reset, theme variables and fonts apply to all apps and are not scoped; its utilities and components
 * are.
 * @throws BuildError for keyframes and fonts of a remote: their names are global.
 */
export function scopeCss(css: string, app: string, kind: App['kind'] = 'remote'): string {
  const scoped = postcss([scopeRules(app, kind)]).process(css, { from: undefined }).css;
  // Tailwind registers its inner variables for the whole document, so each app needs its own names.
  return kind === 'shell' ? scoped : scoped.replaceAll('--tw-', `--${app}-tw-`);
}

/** Layers of the shell that are scoped to it. */
const ownLayers = ['utilities', 'components', 'properties'];

function scopeRules(app: string, kind: App['kind']): PostcssPlugin {
  const scope = `:where([data-app="${app}"])`;
  return {
    postcssPlugin: 'scope-to-app',
    Rule(rule) {
      const around = ancestors(rule);
      // A nested rule is scoped through the rule around it, and a step of keyframes selects nothing.
      if (around.some(({ type }) => type === 'rule') || around.some(isKeyframes)) return;
      const layer = around.find((one) => one.type === 'atrule' && one.name === 'layer');
      if (kind === 'shell' && !ownLayers.includes((layer as AtRule | undefined)?.params ?? ''))
        return;
      const scoped = rule.selectors.map((selector) => scopeSelector(selector, scope));
      if (scoped.some((selector, index) => selector !== rule.selectors[index])) {
        rule.selectors = scoped;
      }
    },
    AtRule(rule) {
      if (kind === 'shell') return;
      if (isKeyframes(rule)) {
        throw new BuildError(
          `@keyframes ${rule.params} in ${app} is a global name: keyframes belong in @talent/ui.`,
        );
      }
      if (rule.name === 'font-face') {
        throw new BuildError(`@font-face in ${app}: only the shell loads fonts.`);
      }
    },
  };
}

/** The rules and at-rules around a rule, the nearest first. */
function ancestors({ parent }: Rule | AtRule): (Rule | AtRule)[] {
  if (parent?.type !== 'rule' && parent?.type !== 'atrule') return [];
  const around = parent as Rule | AtRule;
  return [around, ...ancestors(around)];
}

/** `.a b` -> `<scope>.a b` for the marked element itself, and `<scope> .a b` for what is inside. */
function scopeSelector(selector: string, scope: string): string {
  return selector.startsWith(scope) ? selector : `${scope} ${selector}`;
}

function isKeyframes(rule: Rule | AtRule): boolean {
  return rule.type === 'atrule' && /keyframes$/.test(rule.name);
}

/** Applies `scopeCss` to the stylesheets of a build. */
export function scopeCssPlugin({ name, kind }: App): Plugin {
  return {
    name: 'talent:scope-css',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = scopeCss(String(file.source), name, kind);
        }
      },
    },
  };
}
