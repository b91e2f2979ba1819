import type { Permission } from '@talent/artifact/capabilities/capabilities';
import { isKnownGlobal } from '../known-globals.ts';
import { childOf, isFunction, listOf, nameOf, type Node } from '../syntax-tree.ts';
import { ANY, isGlobal } from '../values.ts';
import { pathsAt, type Looked } from './looked.ts';

/** Parts of the browser behind a permission. */
const PERMITTED: readonly (readonly [RegExp, Permission])[] = [
  [/^navigator\.clipboard\.write(Text)?$/, 'clipboard-write'],
  [/^navigator\.clipboard\.read(Text)?$/, 'clipboard-read'],
  [/^navigator\.geolocation\b/, 'geolocation'],
  [/^navigator\.mediaDevices\.getDisplayMedia$/, 'display-capture'],
  [/^navigator\.(mediaDevices\.)?getUserMedia$/, 'camera'],
  [/^navigator\.credentials\.create$/, 'publickey-credentials-create'],
  [/^navigator\.credentials\.get$/, 'publickey-credentials-get'],
  [/^navigator\.(share|canShare)$/, 'web-share'],
  [/^navigator\.wakeLock\b/, 'screen-wake-lock'],
  [/^navigator\.usb\b/, 'usb'],
  [/^navigator\.requestMIDIAccess$/, 'midi'],
  [/^Notification\b/, 'notifications'],
  [/^PaymentRequest\b/, 'payment'],
  [/^document\.requestStorageAccess$/, 'storage-access'],
];

/** The same, by methods of elements. */
const OF_ELEMENTS: ReadonlyMap<string, Permission> = new Map([
  ['requestFullscreen', 'fullscreen'],
  ['webkitRequestFullscreen', 'fullscreen'],
  ['requestPictureInPicture', 'picture-in-picture'],
]);

const STORAGES = { localStorage: 'local', sessionStorage: 'session' } as const;
const STORAGE_MEMBERS = new Set(['getItem', 'setItem', 'removeItem', 'key', 'clear', 'length']);

/** Reads of globals and of their properties. */
export function lookAtGlobal(node: Node, looked: Looked): void {
  if (node.type === 'MemberExpression' && node['computed'] !== true) {
    const permission = OF_ELEMENTS.get(nameOf(childOf(node, 'property')) ?? '');
    if (permission !== undefined) looked.report('permission', permission);
  }
  for (const path of pathsAt(node, looked)) {
    const [name = '', member, ...below] = path.split('.');
    if (path !== '' && !isKnownGlobal(name) && isOnGlobal(node, looked)) reportGlobal(name, looked);
    const permitted = PERMITTED.find(([pattern]) => pattern.test(path));
    if (permitted) looked.report('permission', permitted[1]);
    if (path.startsWith('navigator.serviceWorker')) looked.report('worker', 'service-worker');
    if (/\b(audioWorklet|paintWorklet|layoutWorklet)\b/.test(path))
      looked.report('worker', 'worklet');
    if (path === 'eval' && !isCalled(node)) looked.report('code from text', 'eval');
    if (path === 'document.cookie' && !isTarget(node)) reportKey('cookie', '', looked);
    const storage = name === 'localStorage' || name === 'sessionStorage' ? STORAGES[name] : null;
    if (storage === null || below.length > 0) continue;
    if (member === undefined && isHandedOn(node)) reportKey(storage, ANY, looked);
    else if (member === 'length') reportKey(storage, ANY, looked);
    else if (member !== undefined && !STORAGE_MEMBERS.has(member))
      reportKey(storage, member, looked);
  }
}

/** Reports a key. */
export function reportKey(
  kind: 'local' | 'session' | 'database' | 'cache' | 'cookie',
  name: string,
  { report }: Pick<Looked, 'report'>,
): void {
  report(kind, name);
}

/** Whether an expression is a name of the global object, and not a variable or something that may be another object's. */
function isOnGlobal(node: Node, looked: Looked): boolean {
  if (node.type === 'Identifier') return looked.program.bindingOf(node) === null;
  const object = childOf(node, 'object');
  return object !== null && looked.evaluate(object).every((value) => isGlobal(value, ''));
}

/** Names that the build itself gives to parts of an app: federation loads apps through them. */
const OF_BUILD = /^(__federation_shared__|css__.*)$/;

/** Reports a global that is set, or read without being the browser's. */
export function reportGlobal(name: string, { report }: Pick<Looked, 'report'>): void {
  if (!OF_BUILD.test(name)) report('global', name);
}

function isCalled(node: Node): boolean {
  return node.parent?.type === 'CallExpression' && childOf(node.parent, 'callee') === node;
}

function isTarget(node: Node): boolean {
  return node.parent?.type === 'AssignmentExpression' && childOf(node.parent, 'left') === node;
}

/** Whether a whole storage is given to code that this look does not follow: every key may be used then. */
function isHandedOn(node: Node): boolean {
  const { parent } = node;
  if (parent === undefined) return false;
  switch (parent.type) {
    case 'CallExpression':
    case 'NewExpression':
      return (
        listOf(parent, 'arguments').includes(node) &&
        !isFunction(childOf(parent, 'callee') ?? parent)
      );
    case 'Property':
      return childOf(parent, 'value') === node && parent.parent?.type === 'ObjectExpression';
    case 'ReturnStatement':
    case 'ArrayExpression':
    case 'SpreadElement':
    case 'ForInStatement':
    case 'ForOfStatement':
      return true;
    default:
      return false;
  }
}
