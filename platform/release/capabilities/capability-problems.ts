import { cutText } from '@talent/api/text/cut-text';
import {
  DYNAMIC,
  permitsName,
  type Capabilities,
} from '@talent/artifact/capabilities/capabilities';
import type { Manifest } from '@talent/artifact/manifest';
import { matchRanked, rankPatterns } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import { problem, type Problem } from '@talent/artifact/problem';
import { findUses } from './find-uses.ts';
import { UnreadableScriptError } from './syntax-tree.ts';
import type { Use, UseKind } from './uses.ts';
import { ANY } from './values.ts';

/** The most characters of a name that a message repeats. */
const LONGEST_NAME = 80;

/** The uses that the shell has to declare. Everything else that it does serves remotes and the whole site. */
const OF_SHELL: ReadonlySet<UseKind> = new Set<UseKind>([
  'connect',
  'worker',
  'permission',
  'frame',
  'trusted types',
  'code from text',
]);

/** Rule, words for what was found, and the list of `capabilities.json` that permits it. */
const RULES: Readonly<Record<UseKind, readonly [rule: string, verb: string, list: string]>> = {
  connect: ['undeclared-origin', 'connects to', 'connects'],
  origin: ['undeclared-origin', 'names', 'links.origins'],
  local: ['undeclared-storage', 'uses the key in localStorage', 'storage.local'],
  session: ['undeclared-storage', 'uses the key in sessionStorage', 'storage.session'],
  database: ['undeclared-storage', 'uses the database', 'storage.databases'],
  cache: ['undeclared-storage', 'uses the cache', 'storage.caches'],
  cookie: ['undeclared-cookie', 'uses the cookie', 'cookies'],
  global: ['undeclared-global', 'uses the global', 'globals'],
  sdk: ['undeclared-sdk-module', 'imports from @talent/sdk', 'sdk'],
  link: ['undeclared-link', 'links to', 'links.routes'],
  'personal data': ['undeclared-personal-data', 'asks people for', 'personalData'],
  worker: ['undeclared-worker', 'starts a', 'workers'],
  permission: ['undeclared-permission', 'asks the browser for', 'permissions'],
  frame: ['undeclared-frame', 'shows in a frame', 'frames'],
  'trusted types': [
    'undeclared-trusted-types-policy',
    'makes the Trusted Types policy',
    'trustedTypes',
  ],
  'code from text': ['code-from-text', 'makes code from text with', 'codeFromText'],
};

/**
 * Reasons against what an artifact's scripts do and its manifest does not declare. Only builds from before there were declarations
 * have none: they are published as they always were, until a version with one is live.
 *
 * @param scripts path below the artifact -> text, of every script for browsers
 * @param before the live version of the same app; null: there is none
 */
export function artifactCapabilityProblems(
  manifest: Manifest,
  scripts: Readonly<Record<string, string>>,
  before: Manifest | null = null,
): Problem[] {
  const { capabilities: declared } = manifest;
  if (declared === undefined) return undeclaredProblems(manifest, before);
  const isShell = manifest.kind === 'shell';
  let uses: Use[];
  try {
    uses = findUses(scripts);
  } catch (error) {
    if (!(error instanceof UnreadableScriptError)) throw error;
    return [
      problem(
        'unreadable-script',
        `a script of ${manifest.name} cannot be read (${error.message}): build again`,
      ),
    ];
  }
  const asked = isShell ? uses.filter(({ kind }) => OF_SHELL.has(kind)) : uses;
  const undeclared = asked.filter((use) => !permits(declared, use, manifest));
  return [
    ...routeProblems(manifest, declared),
    ...oncePerUse(undeclared).map((use) => problemOf(manifest.name, use)),
  ];
}

/** Without this a build of an old tool would get the policy of the whole site again. */
function undeclaredProblems({ name }: Manifest, before: Manifest | null): Problem[] {
  if (before?.capabilities === undefined) return [];
  const message = `${name} declares no capabilities, and the live version ${before.version} does: build it again with the tools of today`;
  return [problem('no-capabilities', message)];
}

/** Needs of routes that the app does not have: a shell's needs may be of any page. */
function routeProblems({ name, kind, routes }: Manifest, declared: Capabilities): Problem[] {
  const { connects, frames, permissions, trustedTypes, workers } = declared;
  const own = new Set(routes.map(({ pattern }) => pattern));
  const named = [connects, frames, permissions, trustedTypes, workers].flatMap((list) =>
    list.flatMap(({ on = [] }) => on),
  );
  return [...new Set(named)]
    .filter((pattern) => kind === 'remote' && !own.has(pattern))
    .map((pattern) =>
      problem(
        'capability-route',
        `${name}/capabilities.json names ${pattern}, which is no route of ${name}: correct "on"`,
      ),
    );
}

/** The first script stands for all: one entry of the declaration is enough. */
function oncePerUse(uses: readonly Use[]): Use[] {
  const first = new Map<string, Use>();
  for (const use of uses) {
    const key = `${use.kind} ${use.name}`;
    if (!first.has(key)) first.set(key, use);
  }
  return [...first.values()];
}

function permits(declared: Capabilities, { kind, name }: Use, manifest: Manifest): boolean {
  const { storage, links } = declared;
  switch (kind) {
    case 'connect':
      return declared.connects.some(({ origin }) => origin === name);
    case 'origin':
      return (
        links.origins.includes(name) || declared.connects.some(({ origin }) => origin === name)
      );
    case 'local':
      return permitsKey(storage.local, name);
    case 'session':
      return permitsKey(storage.session, name);
    case 'database':
      return permitsKey(storage.databases, name);
    case 'cache':
      return permitsKey(storage.caches, name);
    case 'cookie':
      // A script that reads cookies gets all of them.
      return name === '' ? declared.cookies.length > 0 : permitsKey(declared.cookies, name);
    case 'global':
      return permitsKey(declared.globals, name);
    case 'sdk':
      return permitsKey(declared.sdk, name);
    case 'link':
      return permitsLink(links.routes, name, manifest);
    case 'personal data':
      return declared.personalData.some((one) => one === name);
    case 'worker':
      return declared.workers.some((one) => one.kind === name);
    case 'permission':
      return declared.permissions.some((one) => one.name === name);
    case 'frame':
      return declared.frames.some(({ origin }) => origin === name);
    case 'trusted types':
      return declared.trustedTypes.some((one) => one.name === name);
    case 'code from text':
      return declared.codeFromText.some((one) => one === name);
  }
}

/** A computed name needs the prefix that it begins with, or `dynamic` where it has none. */
function permitsKey(list: readonly string[], name: string): boolean {
  const [known = ''] = name.split(ANY);
  if (known === name) return permitsName(list, name);
  if (
    known !== '' &&
    list.some((entry) => entry.endsWith('*') && known.startsWith(entry.slice(0, -1)))
  )
    return true;
  return list.includes(DYNAMIC);
}

function permitsLink(declared: readonly string[], link: string, { routes }: Manifest): boolean {
  const [path = ''] = link.split(/[?#]/);
  // Only running code knows the page, or the address is one of the platform.
  if (
    path.startsWith(`/${ANY}`) ||
    path.includes('//') ||
    /.\/$/.test(path) ||
    /^\/(functions|rest|auth|storage)\/v1\/|^\/_/.test(path)
  )
    return true;
  const at = parsePath(path.replaceAll(ANY, 'any'));
  if (at === null) return true;
  const all = [...declared.map((pattern) => ({ pattern })), ...routes];
  return matchRanked(rankPatterns(all), at.segments) !== null;
}

function problemOf(app: string, { kind, name, file }: Use): Problem {
  const [rule, verb, list] = RULES[kind];
  const what = name.includes(ANY) ? `${quoted(name)}, which it computes` : quoted(name);
  if (kind === 'code from text') {
    const way =
      name === 'Function'
        ? `declare "Function" under ${list} in ${app}/capabilities.json if a library does it, or remove it`
        : 'remove it, no declaration permits it';
    return problem(rule, `${file} ${verb} ${name}: ${way}`);
  }
  const entry = entryOf(name);
  return problem(
    rule,
    `${file} ${verb} ${what}: declare ${entry} under ${list} in ${app}/capabilities.json, or remove it`,
  );
}

function entryOf(name: string): string {
  if (!name.includes(ANY)) return name === '' ? 'the cookies that it reads' : quoted(name);
  const [known = ''] = name.split(ANY);
  return known === '' ? `"${DYNAMIC}"` : `"${known}*"`;
}

/** A name comes from a script, and may be as long as it. */
function quoted(name: string): string {
  return JSON.stringify(cutText(name.replaceAll(ANY, '…'), LONGEST_NAME));
}
