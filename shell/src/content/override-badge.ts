/** Words of the badge while an app is shown from a developer's machine. */
export const overrideBadge = {
  label: 'Local override',
  /** `until` is a local time, such as 14:32. */
  name: (app: string, host: string, until: string) => `${app} from ${host}, until ${until}`,
  end: 'End override',
  /** Takes a POST of this site, and leads back to the page. */
  endAction: '/_override/end',
  unreachable: (host: string) => `${host} does not answer. Is pnpm dev running?`,
  failed: 'The last change does not build. The terminal says why.',
  newBuild: 'There is a new build, and unsaved work on this page.',
  over: 'The override is over. The next page is the live one.',
  reload: 'Reload',
} as const;
