/** The rules of `robots.txt` for every crawler. */
export type RobotsRules = readonly { allow: boolean; pattern: string }[];

/** Reads a `robots.txt` by RFC 9309: the groups of `*` together; unreadable lines are left out. */
export function readRobots(text: string): RobotsRules {
  const rules: { allow: boolean; pattern: string }[] = [];
  let agents: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const key = field.toLowerCase();
    if (key === 'user-agent') {
      agents = isNaming ? [...agents, value] : [value];
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      // An empty rule has no effect.
      if (agents.includes('*') && value !== '')
        rules.push({ allow: key === 'allow', pattern: value });
    }
  }
  return rules;
}

/** Whether a path may be crawled: the longest rule that fits decides, and of equal ones the one that allows. */
export function isAllowed(path: string, rules: RobotsRules): boolean {
  const [first] = rules
    .filter(({ pattern }) => fits(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow));
  return first?.allow ?? true;
}

/** `*` matches anything, `$` at the end the end of the path. */
function fits(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped.replace(/\\\$$/, '$')}`).test(path);
}
