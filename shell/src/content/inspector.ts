/** Words of the inspector, which staff and people who look at a preview open with Ctrl+Shift+. */
export const inspectorText = {
  title: 'Inspector',
  close: 'Close',
  copy: 'Copy composition id',
  copied: 'Copied: the link shows this page as it is now.',
  notCopied: 'Your browser does not let the page copy: select the link and copy it.',
  link: 'Link to this composition',
  set: 'Composition',
  facts: {
    channel: 'Channel',
    load: 'Loaded in',
    files: 'Files',
    transferred: 'Transferred',
    unpacked: 'Unpacked',
    errors: 'Errors',
  },
  /** Of an app whose files a file cache had, or whose page has not been opened in this tab. */
  nothingLoaded: 'nothing loaded yet',
  fromCache: 'from the cache',
  noErrors: 'none',
  fallback: (wanted: string) => `replaces ${wanted}, which is damaged`,
} as const;
