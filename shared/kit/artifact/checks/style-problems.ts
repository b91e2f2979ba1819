import postcss, { type AtRule, type Rule } from 'postcss';
import { problem, type Problem } from '../problem.ts';

/** Number of leaks that a message names. */
const NAMED = 3;

/**
 * Reasons against a remote's built stylesheet: rules that could reach an element outside the remote, and names that the
 * whole document shares.
 *
 * @param path of the file, for the message
 */
export function styleProblems(app: string, path: string, css: string): Problem[] {
  let root;
  try {
    root = postcss.parse(css);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [problem('css-leak', `${path} cannot be read as a stylesheet (${reason}): build again`)];
  }
  const leaks: string[] = [];
  root.walkRules((rule) => {
    if (isNested(rule)) return;
    leaks.push(...rule.selectors.filter((selector) => !isScoped(selector, app)));
  });
  root.walkAtRules((rule) => {
    if (isGlobal(rule, app)) leaks.push(`@${rule.name} ${rule.params}`.trim());
  });
  if (leaks.length === 0) return [];
  const others = leaks.length > NAMED ? ` and ${leaks.length - NAMED} more` : '';
  const message =
    `${path} reaches beyond ${app}: ${leaks.slice(0, NAMED).join(', ')}${others}: every selector has to begin with ` +
    `:where([data-app="${app}"]), which "pnpm build" sees to; keyframes and fonts belong in @talent/ui`;
  return [problem('css-leak', message)];
}

/** Selectors must go into the scope: `~` and `+` select the elements beside it. */
function isScoped(selector: string, app: string): boolean {
  const [, name, rest = ''] =
    /^:where\(\[data-app=["']?([\w-]+)["']?\]\)(.*)$/s.exec(selector) ?? [];
  return name === app && /^(\s*$|\s*>|\s+(?![~+]))/.test(rest);
}

/** A nested rule is scoped through the rule around it; steps of keyframes select nothing. */
function isNested(rule: Rule): boolean {
  for (let parent: Rule['parent'] | undefined = rule.parent; parent;) {
    if (parent.type === 'rule') return true;
    if (parent.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return true;
    parent = parent.parent as Rule['parent'] | undefined;
  }
  return false;
}

/** Names of keyframes, fonts and registered properties are the document's; an import brings rules that nothing has checked. */
function isGlobal({ name, params }: AtRule, app: string): boolean {
  if (name === 'property') return !params.startsWith(`--${app}-`);
  return /keyframes$/.test(name) || name === 'font-face' || name === 'import';
}
