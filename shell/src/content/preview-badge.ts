/** Words of the badge that a preview channel shows. */
export const previewBadge = {
  label: 'Preview',
  leave: 'Leave preview',
  /** Takes a POST of this site, shows the public version again and leads to the home page. */
  leaveAction: '/_channel',
} as const;
