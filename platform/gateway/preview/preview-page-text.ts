export const previewPageText = {
  open: {
    /** `commit` null: the build knew none. */
    title: (name: string, commit: string | null) =>
      `Open preview ${name}${commit === null ? '' : ` of commit ${commit}`}`,
    lede: 'A preview is a version of the site that is not public yet. Nothing changes until you open it.',
    released: 'Released',
    revision: (revision: number) => `revision ${revision}`,
    until: 'Shown until',
    apps: 'Differs from the public site',
    app: 'App',
    version: 'Version',
    commit: 'Commit',
    noCommit: 'unknown commit',
    same: 'It has the same versions as the public site.',
    what: 'Once opened, this browser shows the preview on every page. A badge says so and takes you back to the public site. If you did not expect this link, close this tab.',
    button: 'Open preview',
  },
  name: ({ channel, revision }: { channel: string; revision: number | null }) =>
    revision === null ? channel : `${channel}, revision ${revision}`,
} as const;
