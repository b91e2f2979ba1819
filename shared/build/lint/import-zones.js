/**
 * Zones for `import-x/no-restricted-paths`, made from the repository's folder listing, so that a new
 * app is covered without an edit. Imports run one way: `shared <- apps`, inside an app
 * `features <- routes <- entry`; the platform knows artifacts, not apps.
 *
 * @param {readonly string[]} folders names of the repository's top folders
 */
export function importZones(folders) {
  const apps = folders.filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [
    ...apps.flatMap((app) => appZones(app, apps)),
    {
      target: './shared',
      from: apps.map((app) => `./${app}`),
      message: 'shared/ is what apps stand on: it cannot import one of them.',
    },
    {
      target: './platform',
      from: apps.map((app) => `./${app}`),
      message: 'The platform knows artifacts, not apps: it reads what a build has written.',
    },
    {
      target: './shared/!(build|testing)/**/*',
      from: './platform',
      message: 'Apps and what they share never import the platform.',
    },
  ];
}

/**
 * @param {string} app
 * @param {readonly string[]} apps
 */
function appZones(app, apps) {
  const source = `./${app}/src`;
  return [
    {
      target: `./${app}`,
      from: apps.filter((other) => other !== app).map((other) => `./${other}`),
      message: 'Apps are released on their own: what two of them need belongs in shared/.',
    },
    {
      target: `./${app}`,
      from: './platform',
      message: 'Apps never import the platform.',
    },
    {
      target: `${source}/features`,
      from: [`${source}/routes`, `${source}/routes.ts`, `${source}/server.ts`],
      message: 'Inside an app: features <- routes <- entry. A feature cannot import a route.',
    },
    {
      target: `${source}/routes`,
      from: [`${source}/routes.ts`, `${source}/server.ts`, `${source}/main.tsx`],
      message: 'Inside an app: features <- routes <- entry. A route cannot import the entry.',
    },
  ];
}
