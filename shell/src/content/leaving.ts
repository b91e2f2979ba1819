/** The question before unsaved work would be lost. */
export const leaving = {
  title: 'Leave without saving?',
  lede: 'This would be lost:',
  stay: 'Stay here',
  leave: 'Leave',
} as const;
