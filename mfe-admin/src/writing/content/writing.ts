/** Words of the preview and of the switch beside it. */
export const writingTexts = {
  write: 'Write',
  preview: 'Preview',
  empty: 'The preview appears here as you write.',
} as const;
