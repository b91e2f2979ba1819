/** Words of the preview and of the switch beside it. */
export const writingTexts = {
  view: 'Text or preview',
  write: 'Write',
  preview: 'Preview',
  loading: 'Loading the preview',
  empty: 'The preview appears here as you write.',
  unreadable: 'The preview cannot show this text',
  other: 'Your text is kept. Undo the last change, or remove what you added last.',
  figure: {
    loading: 'Loading the figure.',
    failed: 'The figure did not load.',
    retry: 'Load it again',
    none: 'There is no data for this figure yet. Readers see its link.',
  },
} as const;
