import type { AppChanges } from '../release/app-changes.ts';

/** Changes between two versions of an app, in a line. */
export function describeChanges(changes: AppChanges | null): string {
  if (changes === null) return 'its artifact cannot be read';
  const { added, removed, changed, needs, bytes, contract } = changes;
  const needed = needs.map((need) => `needs ${need}`);
  if (bytes.before === null) return ['first version', ...needed].join(', ');
  const parts = [
    ...added.map((pattern) => `+${pattern}`),
    ...changed.map((pattern) => `~${pattern}`),
    ...removed.map((pattern) => `-${pattern}`),
    ...needed,
    ...(contract ? [`contract ${contract.before} -> ${contract.after}`] : []),
    describeGrowth(bytes.after - bytes.before),
  ];
  return parts.join(' ');
}

/** A change of size, such as `+1.2 KB`. */
export function describeGrowth(bytes: number): string {
  return `${bytes >= 0 ? '+' : ''}${(bytes / 1000).toFixed(1)} KB`;
}
