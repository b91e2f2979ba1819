import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const packagesOf = (group: string): string[] =>
  readdirSync(new URL(`../../../${group}`, import.meta.url)).map(
    (name) => `shared/${group}/${name}`,
  );
const KIT = packagesOf('kit');
const PRODUCT = packagesOf('product');

/** What a subject of the functions shows: its form, its contract, its answers to choose from and its mails. */
const subjects = readdirSync(new URL('../../../../supabase/functions', import.meta.url));
const doorsOf = (...files: string[]): string[] =>
  subjects.flatMap((subject) => files.map((file) => `supabase/functions/${subject}/${file}`));
const APP_DOORS = doorsOf('form', 'contract', 'choices', 'attempt');
const DOORS = [...APP_DOORS, ...doorsOf('mails')];

/** Of the product, the SDK knows the types of the database's clients: they are part of its contract with the apps. */
const KIT_KNOWS = ['shared/product/data/client', 'shared/product/data/browser-client'];

/** Files in `target` may not import from the folders `from`, nor the modules `files`, nor from another room. Paths from the root. */
export interface ImportZone {
  target: string;
  /** Folders inside `target` that the zone leaves alone. */
  except?: string[];
  /** Folders inside `from` that may be imported all the same. */
  allowed?: string[];
  from?: string[];
  files?: string[];
  /** Folder of rooms that may not import from each other. */
  rooms?: string;
  message: string;
}

/**
 * The forbidden imports between folders, made from the repository's folder listing, so that a new app
 * is covered without an edit. Imports run one way: `shared <- apps`, inside an app
 * `features <- routes <- entry`; the platform knows artifacts, not apps.
 *
 * @param folders names of the repository's top folders
 */
export function importZones(folders: readonly string[]): ImportZone[] {
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
      target: 'shared/kit',
      from: ['shared/product'],
      allowed: KIT_KNOWS,
      message:
        'The kit serves any product: what names a table, a page or a form is in shared/product.',
    },
    {
      target: 'shared/kit/artifact',
      from: [...KIT, ...PRODUCT].filter((name) => name !== 'shared/kit/artifact'),
      message:
        'shared/kit/artifact says what an artifact is, to the build and to the platform: it imports nothing of ours.',
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
      target: 'shared/kit/sdk',
      files: ['shared/kit/sdk/src/index'],
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
  ['store', 'affected'],
  ['registry'],
  ['compose'],
  ['release'],
  ['canary'],
  ['gateway'],
  ['observe', 'prune', 'ship', 'verify', 'backup'],
  ['new-remote'],
  ['cli'],
  ['mcp', 'start'],
  ['dev'],
].map((rooms) => rooms.map((room) => `platform/${room}`));

function floorZones(): ImportZone[] {
  return FLOORS.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      target: room,
      from: [...rooms.filter((other) => other !== room), ...FLOORS.slice(floor + 1).flat()],
      message: `Inside the platform imports go down: ${room} cannot import a room above or beside it.`,
    })),
  );
}

function appZones(app: string, apps: readonly string[]): ImportZone[] {
  const source = `${app}/src`;
  return [
    {
      target: app,
      from: apps.filter((other) => other !== app),
      message: 'Apps are released separately: move code that two apps need to shared/.',
    },
    { target: app, from: ['platform'], message: 'Apps never import the platform.' },
    {
      target: app,
      from: ['supabase'],
      allowed: APP_DOORS,
      message: 'Of a function, apps know its form, its contract and its answers to choose from.',
    },
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
 * @param folders names of the repository's top folders
 * @param file path of the importing file from the repository's root, with `/`
 * @param specifier as written in the import
 */
export function refusal(
  zones: readonly ImportZone[],
  folders: readonly string[],
  file: string,
  specifier: string,
): string | null {
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

/** The path from the root that an import leads to, without its ending; null for a library. */
function pathOf(folders: readonly string[], file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) {
    return join(dirname(file), specifier).replace(/\.[jt]sx?$/, '');
  }
  const [, name, rest = ''] = /^@talent\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return null;
  if (name === 'functions') {
    return `supabase/functions${isDoor(rest) ? rest : `/_shared${rest}`}`;
  }
  if (folders.includes(name)) return name + rest;
  const shared = [...KIT, ...PRODUCT].find((path) => path.endsWith(`/${name}`));
  return `${shared ?? name}${rest}`;
}

/** Whether it is a file that a subject shows, such as `/apply/form`, and not one that functions share. */
function isDoor(rest: string): boolean {
  return DOORS.some((door) => `supabase/functions${rest}` === door);
}

function areInTwoRooms(folder: string, file: string, imported: string): boolean {
  const roomOf = (path: string) => path.slice(folder.length + 1).split('/', 1)[0];
  return isIn(imported, folder) && roomOf(file) !== roomOf(imported);
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
