/** Folders and files of `e2e/` that open what an app builds. A remote without a row has the tests of every page. */
const OF_APP = {
  'mfe-admin': ['journeys/session/', 'journeys/staff/', 'pages/staff-pages', 'pages/guarded'],
  'mfe-blog': ['journeys/reading/blog', 'journeys/staff/blog-', 'pages/opened', 'pages/served'],
  'mfe-marketing': ['journeys/reading/', 'journeys/forms/', 'pages/opened', 'pages/served'],
  'mfe-salary-tools': ['journeys/salary/', 'pages/opened', 'pages/served'],
};

/** Other looks, and what takes minutes: `pnpm check:all` has them. */
const LEFT_OUT = '@matrix|@long';

/**
 * The browser tests that a change of packages can break, as arguments of playwright; null: none. Releases, faults and
 * restarts depend on the platform alone.
 * @param folders of the packages that are affected
 * @param changed paths of the changed files; null: everything may have changed
 */
export function journeysFor(folders, changed) {
  const isApp = (folder) => folder === 'shell' || folder.startsWith('mfe-');
  const hasTests = changed === null || changed.some((file) => file.startsWith('e2e/'));
  if (hasTests || folders.includes('platform') || folders.includes('shell')) {
    return { shown: 'all, with releases', args: ['--grep-invert', LEFT_OUT] };
  }
  const apps = folders.filter(isApp);
  if (apps.length === 0) return null;
  const files = [...new Set(apps.flatMap((app) => OF_APP[app] ?? ['pages/']))];
  return { shown: files.join(' '), args: [...files, '--grep-invert', `${LEFT_OUT}|@release`] };
}
