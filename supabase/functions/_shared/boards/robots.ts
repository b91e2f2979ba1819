/** The name by which boards are asked, and which `robots.txt` may address. */
export const ROBOT = 'talent-pay-boards';

/**
 * Whether a `robots.txt` (RFC 9309) allows us a path: by the group of our name, else by that of all; the longest rule decides, and
 * of two the one that allows.
 */
export function isAllowed(text: string, path: string): boolean {
  const groups = groupsOf(text);
  const ours = groups.filter(({ names }) => names.includes(ROBOT));
  const applied = ours.length > 0 ? ours : groups.filter(({ names }) => names.includes('*'));
  const [longest] = applied
    .flatMap(({ rules }) => rules)
    .filter((rule) => rule.path !== '' && isMatch(rule.path, path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllow) - Number(a.isAllow));
  return longest?.isAllow ?? true;
}

function groupsOf(text: string) {
  const groups: { names: string[]; rules: { isAllow: boolean; path: string }[] }[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const [name = '', ...rest] = (line.split('#', 1)[0] ?? '').split(':');
    const field = name.trim().toLowerCase();
    const value = rest.join(':').trim();
    if (field === 'user-agent') {
      // Names in a row share their rules; the first name after rules begins the next group.
      if (groups.at(-1)?.rules.length !== 0) groups.push({ names: [], rules: [] });
      groups.at(-1)?.names.push(value.toLowerCase());
    } else if (field === 'allow' || field === 'disallow') {
      groups.at(-1)?.rules.push({ isAllow: field === 'allow', path: value });
    }
  }
  return groups;
}

/** `*` is any text, and `$` at the end is the end of the path. The parts are looked for from left to right, without going back. */
function isMatch(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let at = start.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined
    ? at === path.length
    : path.length - last.length >= at && path.endsWith(last);
}
