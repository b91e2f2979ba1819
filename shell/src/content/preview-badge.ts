/** Words of the badge that a preview channel shows. */
export const previewBadge = {
  label: 'Preview',
  leave: 'Leave preview',
  /** Takes a POST of this site, shows the public version again and leads to the home page. */
  leaveAction: '/_channel',
} as const;

/** `id` of the element that counts what remotes did without declaring it. */
export const UNDECLARED_ID = 'undeclared-count';

/** Words of that count; none while there is nothing to count. */
export function undeclaredText(count: number): string {
  return count === 0 ? '' : `${count} undeclared`;
}
