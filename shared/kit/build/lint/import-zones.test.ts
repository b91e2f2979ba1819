import { readdirSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importZones, refusal } from './import-zones.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = readdirSync(root);
const zones = importZones(folders);

/** The message of lint for a file at `path` that imports `target`; null: it is allowed. */
function finding(path: string, target: string): string | null {
  return refusal(zones, folders, path, target);
}

/** A module of a folder, as a file of another folder can name it: by its path, and by the name of its package. */
function namesOf(folder: string, from: string): string[] {
  const name = folder
    .replace(/^supabase\/functions\/_shared/, 'functions')
    .replace(/^shared\/(?:kit|product)\//, '');
  return [relative(from, `${folder}/a.ts`), `@talent/${name}/a`];
}

const packagesOf = (group: string): string[] =>
  readdirSync(`${root}/${group}`).map((name) => `${group}/${name}`);
const kit = packagesOf('shared/kit');
const product = packagesOf('shared/product');
const sharedPackages = [...kit, ...product];

/** Rooms of the platform from the ground up; rooms on one line do not import each other. */
const floors = [
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

/** Every direction from packages to others, as `[from, to]`. */
function directions(from: readonly string[], to: readonly string[]): [from: string, to: string][] {
  return from.flatMap((one) => to.map((other): [string, string] => [one, other]));
}

/** Every direction from a room of the platform to one above or beside it. */
const upwards = floors
  .flatMap((rooms, floor) => directions(rooms, floors.slice(floor).flat()))
  .filter(([room, other]) => room !== other);

/** Every direction from a room of the platform to one below it. */
const downwards = floors.flatMap((rooms, floor) =>
  directions(rooms, floors.slice(0, floor).flat()),
);

const apps = ['shell', 'mfe-admin', 'mfe-blog', 'mfe-marketing', 'mfe-salary-tools'];

it.each([
  ['up or across the floors of the platform', upwards],
  [
    'of apps, platform, backend, supabase and e2e from what is shared',
    directions(sharedPackages, [...apps, 'platform', 'backend', 'supabase', 'e2e']),
  ],
  ['of platform and e2e from the backend', directions(['backend'], ['platform', 'e2e', ...apps])],
  ['of supabase from the backend', directions(['backend'], ['supabase'])],
  ['of platform and e2e from supabase', directions(['supabase'], ['platform', 'e2e', ...apps])],
  [
    'of platform and e2e from the functions',
    directions(['supabase/functions/_shared'], ['platform', 'e2e', ...apps]),
  ],
  [
    'of supabase, its functions, e2e and apps from the platform',
    directions(floors.flat(), ['supabase', 'supabase/functions/_shared', 'e2e', ...apps]),
  ],
  [
    'of any other package of ours from the artifact',
    directions(
      ['shared/kit/artifact'],
      sharedPackages.filter((name) => name !== 'shared/kit/artifact'),
    ),
  ],
  ['of the product from the kit', directions(kit, product)],
  [
    'of the functions and what they share from an app',
    directions(
      apps.map((app) => `${app}/src`),
      ['supabase/functions/apply', 'supabase/functions/_shared'],
    ),
  ],
  [
    'of another app or the platform from an app',
    apps.flatMap((app) =>
      directions([`${app}/src`], ['platform', ...apps.filter((other) => other !== app)]),
    ),
  ],
])('imports between folders %s are refused, by path and by name', (_, forbidden) => {
  const allowed = forbidden.flatMap(([from, to]) =>
    namesOf(to, from)
      .filter((specifier) => finding(`${from}/a.ts`, specifier) === null)
      .map((specifier) => `${from} -> ${specifier}`),
  );
  expect(forbidden.length).toBeGreaterThan(0);
  expect(allowed).toEqual([]);
});

it.each([
  ['down the floors of the platform', downwards],
  [
    'of the artifact from those who build, store and compose it',
    directions(['shared/kit/build', 'shared/kit/node', 'platform/store'], ['shared/kit/artifact']),
  ],
  [
    'of the backend and what is shared from the platform',
    directions(['platform/start'], ['backend', ...sharedPackages]),
  ],
  [
    "of the functions' helpers from the backend",
    directions(['backend'], ['supabase/functions/_shared']),
  ],
  [
    'of what is shared from an app',
    directions(
      apps.map((app) => `${app}/src`),
      ['shared/kit/ui', 'shared/kit/sdk', 'shared/product/data', 'shared/product/api'],
    ),
  ],
  ['of everything from e2e', directions(['e2e'], ['platform', 'backend', 'supabase'])],
])('imports between folders %s are allowed, by path and by name', (_, fine) => {
  const refused = fine.flatMap(([from, to]) =>
    namesOf(to, from).filter((specifier) => finding(`${from}/a.ts`, specifier) !== null),
  );
  expect(refused).toEqual([]);
});

it('imports between folders covers every room of the platform', () => {
  const rooms = readdirSync(`${root}/platform`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `platform/${name}`);
  expect(rooms.sort()).toEqual(floors.flat().sort());
});

it.each([
  ['of the SDK by its path', 'shared/kit/sdk/src/collector/a.ts', '../index'],
  ['of a route from a feature', 'mfe-blog/src/features/a.ts', '../routes/blog-index'],
  ['of mails from a feature', 'mfe-blog/src/features/a.ts', '@talent/functions/apply/mails'],
  ['of the entry from a feature', 'mfe-blog/src/features/a.ts', '../routes.ts'],
  ['of the entry from a route', 'mfe-blog/src/routes/a.ts', '../server'],
  ['of the routes from a route', 'mfe-blog/src/routes/a.ts', '../routes'],
  ['of one tool from another', 'mfe-admin/src/tools/blog/editor/a.ts', '../../crawl/api/b'],
  ['of a tool from a room that tools share', 'mfe-admin/src/table/a.ts', '../tools/blog/api/b'],
  ['of a tool from the entry', 'mfe-admin/src/server.ts', './tools/blog/api/b'],
])('imports inside an app %s are refused with a reason', (_, path, target) => {
  expect(finding(path, target)).toMatch(/\.$/);
});

it.each([
  ['of a feature from a route', 'mfe-blog/src/routes/a.ts', '../features/post-list/post-list'],
  ['of a route from a route', 'mfe-blog/src/routes/a.ts', './post'],
  ['of a tool from itself', 'mfe-admin/src/tools/blog/editor/a.ts', '../api/b'],
  ['of a tool from a route', 'mfe-admin/src/routes/a.ts', '../tools/blog/api/b'],
  ['of a shared room from a tool', 'mfe-admin/src/tools/blog/a.ts', '../../table/b'],
  ['of the form of a function', 'mfe-blog/src/features/a.ts', '@talent/functions/apply/form'],
  ['of the types of the database', 'shared/kit/sdk/src/a.ts', '@talent/data/client'],
  ['of the SDK by its name', 'shared/kit/sdk/src/collector/a.ts', '@talent/sdk'],
  ['of a library', 'mfe-blog/src/api/a.ts', 'react'],
])('imports inside an app %s are allowed', (_, path, target) => {
  expect(finding(path, target)).toBeNull();
});
