/**
 * How well a command matches the typed text: 0 if a word is missing; more if words begin with it, most if
 * the label does.
 * @param keywords - the label, then what else it is found by.
 */
export function matchCommand(typed: string, keywords: readonly string[] = []): number {
  const [label = ''] = keywords.map((text) => text.toLowerCase());
  const text = keywords.join(' ').toLowerCase();
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.every((word) => text.includes(word))) return 0;
  if (label.startsWith(typed.trim().toLowerCase())) return 1;
  const begins = wanted.every((word) => ` ${label}`.includes(` ${word}`));
  return begins ? 0.8 : 0.5;
}
