import { isKnownGlobal } from '../known-globals.ts';
import { childOf, isFunction, nameOf, type Node } from '../syntax-tree.ts';
import { ANY } from '../values.ts';
import { reportGlobal, reportKey } from './globals.ts';
import { callsAt, foreignOriginOf, pathsAt, textsAt, type Looked } from './looked.ts';

/** Functions that connect to their first argument. */
const CONNECTS: ReadonlySet<string> = new Set([
  'fetch',
  'navigator.sendBeacon',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'importScripts',
]);

const WORKERS = { Worker: 'worker', SharedWorker: 'shared-worker' } as const;
const KEYED = new Set(['getItem', 'setItem', 'removeItem']);
/** Elements that show another document. */
const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame']);
const OBJECTS: ReadonlySet<string> = new Set(['object', 'embed']);
const METHODS = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/i;

/** Calls of what browsers offer. */
export function lookAtCall(node: Node, looked: Looked): void {
  for (const { path, given } of callsAt(node, looked)) {
    const [first, second] = given;
    if (CONNECTS.has(path)) reportConnect(first, looked);
    if (path === 'Worker' || path === 'SharedWorker') looked.report('worker', WORKERS[path]);
    lookAtStorage(path, first, looked);
    if (path === 'trustedTypes.createPolicy') {
      for (const name of textsAt(first, looked)) looked.report('trusted types', name);
    }
    if (/^document\.createElement(NS)?$/.test(path)) {
      for (const name of textsAt(path.endsWith('NS') ? second : first, looked)) {
        if (FRAMES.has(name) || OBJECTS.has(name)) looked.report('frame', 'self');
      }
    }
    lookAtDefinition(path, given, looked);
    if (path === 'eval' || path === 'Function') reportCode(path, given, looked);
    if ((path === 'setTimeout' || path === 'setInterval') && first && isText(first, looked)) {
      looked.report('code from text', path);
    }
  }
  lookAtMethod(node, looked);
}

/** `new Function("")` runs nothing: libraries ask with it whether code from text is allowed. */
function reportCode(path: string, given: readonly (Node | undefined)[], looked: Looked): void {
  const [only] = given;
  const isProbe =
    path === 'Function' && given.length === 1 && only?.type === 'Literal' && only['value'] === '';
  if (!isProbe) looked.report('code from text', path);
}

function lookAtStorage(path: string, key: Node | undefined, looked: Looked): void {
  const [, storage, method = ''] = /^(localStorage|sessionStorage)\.(\w+)$/.exec(path) ?? [];
  if (storage !== undefined) {
    const kind = storage === 'localStorage' ? 'local' : 'session';
    if (KEYED.has(method)) for (const name of textsAt(key, looked)) reportKey(kind, name, looked);
    else if (method === 'key' || method === 'clear') reportKey(kind, ANY, looked);
  }
  if (/^indexedDB\.(open|deleteDatabase)$/.test(path)) {
    for (const name of textsAt(key, looked)) reportKey('database', name, looked);
  }
  if (/^caches\.(open|delete|has)$/.test(path)) {
    for (const name of textsAt(key, looked)) reportKey('cache', name, looked);
  }
  if (path === 'caches.match' || path === 'caches.keys') reportKey('cache', ANY, looked);
  if (/^cookieStore\.(get|getAll|set|delete)$/.test(path)) {
    for (const name of textsAt(key, looked)) reportKey('cookie', name, looked);
  }
}

/** `Object.defineProperty(window, …)` and others that set properties without an assignment. */
function lookAtDefinition(
  path: string,
  given: readonly (Node | undefined)[],
  looked: Looked,
): void {
  const [target, second] = given;
  const sets =
    path === 'Object.defineProperty' || path === 'Reflect.set' || path === 'Reflect.defineProperty';
  const isRead =
    path === 'Reflect.get' && given[0] !== undefined && pathsAt(given[0], looked).includes('');
  if (isRead) {
    for (const name of textsAt(second, looked))
      if (!isKnownGlobal(name)) reportGlobal(name, looked);
  }
  const assigns = path === 'Object.assign' || path === 'Object.defineProperties';
  if (!sets && !assigns) return;
  if (!target) return;
  for (const of of pathsAt(target, looked)) {
    if (of !== '' && !/(^|\.)prototype$/.test(of)) continue;
    const names = sets ? textsAt(second, looked) : keysAt(second, looked);
    for (const name of names) reportGlobal(of === '' ? name : `${of}.${name}`, looked);
  }
}

function keysAt(node: Node | undefined, { evaluate }: Looked): string[] {
  if (!node) return [];
  return evaluate(node).flatMap((value) => {
    if (value.kind !== 'node' || value.node.type !== 'ObjectExpression') return [ANY];
    const properties = value.node['properties'] as Node[];
    return properties.map((property) => nameOf(childOf(property, 'key')) ?? ANY);
  });
}

/** Methods of objects that the code made itself, which are known by their names alone. */
function lookAtMethod(node: Node, looked: Looked): void {
  const callee = childOf(node, 'callee');
  if (callee?.type !== 'MemberExpression') return;
  const given = node['arguments'] as (Node | undefined)[];
  const [first, second] = given;
  const [method] = textsAt(methodOf(callee), looked);
  if (
    method === 'open' &&
    first &&
    second &&
    textsAt(first, looked).some((text) => METHODS.test(text))
  ) {
    reportConnect(second, looked);
  }
  if (method === 'constructor' && first && isText(first, looked))
    looked.report('code from text', 'constructor');
}

function methodOf(callee: Node): Node | null {
  const property = childOf(callee, 'property');
  if (!property || callee['computed'] === true) return property;
  return { ...property, type: 'Literal', value: nameOf(property) };
}

function reportConnect(address: Node | undefined, looked: Looked): void {
  for (const text of textsAt(address, looked)) {
    const origin = foreignOriginOf(text);
    if (origin !== null) looked.report('connect', origin);
  }
}

function isText(node: Node, { evaluate }: Looked): boolean {
  return !isFunction(node) && evaluate(node).some(({ kind }) => kind === 'text');
}
