/** Words of the badge that a preview channel shows. */
export const previewBadge = {
  label: 'Preview',
  leave: 'Back to the public site',
  /** Shows the public channel again and leads to the home page. */
  leaveHref: '/_channel/stable',
} as const;
