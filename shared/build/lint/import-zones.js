import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** The packages of `shared`. */
const SHARED = readdirSync(new URL('../..', import.meta.url)).map((name) => `shared/${name}`);

/**
 * The forbidden imports between folders, made from the repository's folder listing, so that a new app
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
      message: 'Apps import shared/, so shared/ cannot import an app.',
    },
    {
      target: 'platform',
      from: [...apps, 'supabase', 'e2e'],
      message: 'The platform knows artifacts, not the product: it reads what a build has written.',
    },
    {
      target: 'shared',
      from: ['platform', 'backend', 'supabase', 'e2e'],
      message:
        'shared/ is the ground: apps, backend and platform stand on it, it imports none of them.',
    },
    {
      target: 'shared/artifact',
      from: SHARED.filter((name) => name !== 'shared/artifact'),
      message:
        'shared/artifact says what an artifact is, to the build and to the platform: it imports nothing of ours.',
    },
    {
      target: 'backend',
      from: [...apps, 'platform', 'supabase', 'e2e'],
      allowed: ['supabase/functions/_shared'],
      message:
        'The local backend serves any product: migrations, functions and schedules are handed in.',
    },
    {
      target: 'supabase',
      from: [...apps, 'platform', 'e2e'],
      message:
        'Functions, sources and migrations know the database, not the platform that serves pages.',
    },
    {
      target: 'supabase/functions/_shared',
      from: ['supabase/sources', 'supabase/newsletter-soak'],
      message:
        'Functions run at the edge: the tools that fill the database import them, and not the other way round.',
    },
    {
      target: 'shared/sdk',
      files: ['shared/sdk/src/index'],
      message:
        'Import the SDK by its name here as well: a remote that bundles this file shares the SDK of the page, and brings no copy.',
    },
    ...floorZones(),
  ];
}

/**
 * Rooms of the platform, from the ground up: a room imports those before it. Rooms on one line share a floor and do not
 * import each other.
 */
const FLOORS = [
  ['store'],
  ['registry'],
  ['compose'],
  ['release'],
  ['canary'],
  ['gateway'],
  ['observe', 'prune', 'ship', 'workflows', 'backup'],
  ['new-remote'],
  ['cli'],
  ['start'],
  ['dev'],
].map((rooms) => rooms.map((room) => `platform/${room}`));

function floorZones() {
  return FLOORS.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      target: room,
      from: [...rooms.filter((other) => other !== room), ...FLOORS.slice(floor + 1).flat()],
      message: `Inside the platform imports go down: ${room} cannot import a room above or beside it.`,
    })),
  );
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
      message: 'Apps are released separately: move code that two apps need to shared/.',
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
 * The reason why a file may not import something; null when it may.
 *
 * @param {ReturnType<typeof importZones>} zones
 * @param {readonly string[]} folders names of the repository's top folders
 * @param {string} file path of the importing file from the repository's root, with `/`
 * @param {string} specifier as written in the import
 */
export function refusal(zones, folders, file, specifier) {
  const imported = pathOf(folders, file, specifier);
  if (imported === null) return null;
  const zone = zones.find(
    ({ target, except = [], allowed = [], from = [], files = [], rooms }) =>
      isIn(file, target) &&
      !except.some((folder) => isIn(file, folder)) &&
      !allowed.some((folder) => isIn(imported, folder)) &&
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
  const folder = name === 'functions' ? 'supabase/functions/_shared' : name;
  return (folder.includes('/') || folders.includes(name) ? folder : `shared/${name}`) + rest;
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
