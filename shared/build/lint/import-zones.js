import { dirname, join } from 'node:path/posix';

/**
 * Which folders may not import from which, made from the repository's folder listing, so that a new app
 * is covered without an edit. Imports run one way: `shared <- apps`, inside an app
 * `features <- routes <- entry`; the platform knows artifacts, not apps.
 *
 * @param {readonly string[]} folders names of the repository's top folders
 */
export function importZones(folders) {
  const apps = folders.filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [
    ...apps.flatMap((app) => appZones(app, apps)),
    {
      target: 'shared',
      from: apps,
      message: 'shared/ is what apps stand on: it cannot import one of them.',
    },
    {
      target: 'platform',
      from: apps,
      message: 'The platform knows artifacts, not apps: it reads what a build has written.',
    },
    {
      target: 'shared',
      except: ['shared/build', 'shared/testing'],
      from: ['platform'],
      message: 'Apps and what they share never import the platform.',
    },
  ];
}

/**
 * @param {string} app
 * @param {readonly string[]} apps
 */
function appZones(app, apps) {
  const source = `${app}/src`;
  return [
    {
      target: app,
      from: apps.filter((other) => other !== app),
      message: 'Apps are released on their own: what two of them need belongs in shared/.',
    },
    { target: app, from: ['platform'], message: 'Apps never import the platform.' },
    {
      target: `${source}/features`,
      from: [`${source}/routes`, `${source}/server`, `${source}/main`],
      message: 'Inside an app: features <- routes <- entry. A feature cannot import a route.',
    },
    {
      target: `${source}/routes`,
      files: [`${source}/routes`, `${source}/server`, `${source}/main`],
      message: 'Inside an app: features <- routes <- entry. A route cannot import the entry.',
    },
    {
      target: `${source}/tools`,
      rooms: `${source}/tools`,
      message: 'Tools do not import each other: what two of them need gets a room below both.',
    },
    {
      target: source,
      except: [`${source}/routes`, `${source}/tools`],
      from: [`${source}/tools`],
      message: 'Only routes import a tool: rooms that tools share stand below all of them.',
    },
  ];
}

/**
 * Why a file may not import something; null when it may.
 *
 * @param {ReturnType<typeof importZones>} zones
 * @param {readonly string[]} folders names of the repository's top folders
 * @param {string} file path of the importing file from the repository's root, with `/`
 * @param {string} specifier as it stands in the import
 */
export function refusal(zones, folders, file, specifier) {
  const imported = pathOf(folders, file, specifier);
  if (imported === null) return null;
  const zone = zones.find(
    ({ target, except = [], from = [], files = [], rooms }) =>
      isIn(file, target) &&
      !except.some((folder) => isIn(file, folder)) &&
      (from.some((folder) => isIn(imported, folder)) ||
        files.includes(imported) ||
        (rooms !== undefined && areInTwoRooms(rooms, file, imported))),
  );
  return zone?.message ?? null;
}

/**
 * The path from the root that an import leads to, without its ending; null for a library.
 *
 * @param {readonly string[]} folders
 * @param {string} file
 * @param {string} specifier
 */
function pathOf(folders, file, specifier) {
  if (specifier.startsWith('.')) {
    return join(dirname(file), specifier).replace(/\.[jt]sx?$/, '');
  }
  const [, name, rest = ''] = /^@talent\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  return (folders.includes(name) ? name : `shared/${name}`) + rest;
}

/**
 * Whether two files are in different folders of `folder`.
 *
 * @param {string} folder
 * @param {string} file
 * @param {string} imported
 */
function areInTwoRooms(folder, file, imported) {
  const roomOf = (/** @type {string} */ path) => path.slice(folder.length + 1).split('/', 1)[0];
  return isIn(imported, folder) && roomOf(file) !== roomOf(imported);
}

/**
 * @param {string} path
 * @param {string} folder
 */
function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
