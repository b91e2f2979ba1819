import postcss from 'postcss';
import type { AtRule, Plugin as PostcssPlugin, Rule } from 'postcss';
import type { Plugin } from 'vite';
import { BuildError } from '../app.ts';

/**
 * Prefixes every selector of an app's stylesheet with `:where([data-app="<app>"])`, which adds no
 * specificity: a rule of one app cannot match an element of another.
 */
export function scopeCss(css: string, app: string): string {
  return postcss([scopeRules(app)]).process(css, { from: undefined }).css;
}

function scopeRules(app: string): PostcssPlugin {
  const scope = `:where([data-app="${app}"])`;
  return {
    postcssPlugin: 'scope-to-app',
    Rule(rule) {
      if (isInsideKeyframes(rule) || isNested(rule)) return;
      const scoped = rule.selectors.map((selector) => scopeSelector(selector, scope));
      if (scoped.some((selector, index) => selector !== rule.selectors[index])) {
        rule.selectors = scoped;
      }
    },
    AtRule(rule) {
      if (/keyframes$/.test(rule.name) && !rule.params.startsWith(`${app}-`)) {
        throw new BuildError(
          `@keyframes ${rule.params} in ${app} is global: name it "${app}-${rule.params}".`,
        );
      }
      if (rule.name === 'font-face') {
        throw new BuildError(`@font-face in ${app}: only the shell loads fonts.`);
      }
    },
  };
}

/** `.a b` -> `<scope>.a b` for the marked element itself, and `<scope> .a b` for what is inside. */
function scopeSelector(selector: string, scope: string): string {
  if (selector.startsWith(scope)) return selector;
  return `${scope} ${selector}`;
}

function isInsideKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);
}

/** A nested rule is scoped through the rule around it. */
function isNested(rule: Rule): boolean {
  for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'rule') return true;
  }
  return false;
}

/** Applies `scopeCss` to the stylesheets of a build. */
export function scopeCssPlugin(app: string): Plugin {
  return {
    name: 'talent:scope-css',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = scopeCss(String(file.source), app);
        }
      },
    },
  };
}
