import type { Plugin } from 'vite';
import { BuildError } from '../app.ts';

const injection = /^__insertCSS\(".*"\);?$/gm;

/**
 * Takes out the <style> element that sonner adds to the page when it is imported: the content security
 * policy refuses it, and the shell's own stylesheet says how its messages look.
 * @throws {BuildError} when the injection is not where it was: another version of sonner writes it differently.
 */
export function withoutSonnerStyles(): Plugin {
  return {
    name: 'talent:without-sonner-styles',
    transform(code, id) {
      return /\/sonner\/dist\/index\.m?js$/.test(id) ? withoutInjection(code) : null;
    },
  };
}

/** The module's code without the call that injects its stylesheet. */
export function withoutInjection(code: string): string {
  if (code.match(injection)?.length !== 1) {
    throw new BuildError(
      'sonner no longer adds its styles with one line that begins with __insertCSS(" — see ' +
        'shared/build/src/css/without-sonner-styles.ts: the content security policy refuses a <style> element.',
    );
  }
  return code.replace(injection, '');
}
