import { dirname, relative, sep } from 'node:path';
import type { Capabilities } from '@talent/artifact/capabilities/capabilities';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../app/app.ts';
import { COMPUTED, nameOf, propertyOf, textOf, walk, type Node } from './syntax-tree.ts';

/**
 * The names outside an app that its sources have as text, with the first source of each. Computed ones are not seen. A link
 * is a path without query and hash, with `:any` for a computed segment.
 */
export type SourceNames = Record<'links' | keyof Capabilities['backend'], Map<string, string>>;

export function noNames(): SourceNames {
  return { links: new Map(), functions: new Map(), tables: new Map(), rpcs: new Map() };
}

/** Collects the names of the repository's own modules that have code in the finished bundle of the app in `folder`. */
export function sourceNamesPlugin(folder: string, found: SourceNames): Plugin {
  const named = new Map<string, SourceNames>();
  return {
    name: 'talent:source-names',
    enforce: 'post',
    transform(code, id) {
      const source = sourceOf(id, folder);
      if (source !== null) named.set(id, namesIn(this.parse(code), source));
      return null;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') continue;
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const names = renderedLength > 0 ? named.get(id) : undefined;
          if (names) merge(found, names);
        }
      }
    },
  };
}

function merge(into: SourceNames, from: SourceNames): void {
  for (const kind of ['links', 'functions', 'tables', 'rpcs'] as const) {
    for (const [name, file] of from[kind]) {
      const known = into[kind].get(name);
      // The order of modules may differ between machines.
      if (known === undefined || file < known) into[kind].set(name, file);
    }
  }
}

/** A module of this repository, by its path there; null: of a package, or of a tool. */
function sourceOf(id: string, folder: string): string | null {
  const [path = ''] = id.split('?');
  const isOfApp = path.startsWith(folder + sep);
  // The same wherever the app's folder is: the manifest is a part of the version.
  const from = isOfApp ? dirname(folder) : repositoryRoot;
  const file = relative(from, path).split(sep).join('/');
  const isOwn = !id.startsWith('\0') && !file.startsWith('..') && !file.includes('node_modules/');
  return isOwn && /\.(tsx?|jsx?|md|json)$/.test(file) ? file : null;
}

/** Properties of elements, and of content, whose text is a link. */
const LINKS = new Set(['to', 'href', 'action', 'formAction']);

/** Functions of the SDK that lead to a path. */
const LEADING = new Set(['navigate', 'redirect', 'replace']);

/** Functions whose first argument names a function of the backend in its `name`. */
const CALLING = new Set(['defineForm', 'postToFunction', 'sendForm']);

/** Names in a parsed module. @param file its path in the repository */
export function namesIn(program: unknown, file: string): SourceNames {
  const found = noNames();
  const link = (text: string | null): void => {
    const path = text === null ? null : linkedPath(text);
    if (path !== null) found.links.set(path, file);
  };
  // A value that is imported from a contract is used to call its function.
  const [, contract] =
    /^supabase\/functions\/([a-z][a-z0-9-]*)\/(?:contract|form)\.ts$/.exec(file) ?? [];
  if (contract !== undefined) found.functions.set(contract, file);
  walk(program, (node) => {
    if (node.type === 'Property' && LINKS.has(nameOf(node['key']))) {
      textsOf(node['value']).forEach(link);
    } else if (node.type === 'CallExpression') call(node);
    const text = textOf(node);
    if (text === null) return;
    const [, name] = /^\/functions\/v1\/([a-z][a-z0-9-]*)(?:[/?#]|$)/.exec(text) ?? [];
    if (name !== undefined) found.functions.set(name, file);
    for (const [, path = ''] of text.matchAll(/(?:\]\(|\bhref=")(\/[^)"\s]*)[)"\s]/g)) link(path);
  });

  function call({ callee, arguments: given }: Node): void {
    const [first] = given as Node[];
    const { object, property, name } = callee as { object?: Node; property?: Node; name?: string };
    if (LEADING.has(name ?? '')) textsOf(first).forEach(link);
    const method = nameOf(property);
    const argument = CALLING.has(name ?? '') ? propertyOf(first, 'name') : first;
    const text = textOf(argument);
    if (text === null || !/^[a-z][a-z0-9_-]*$/.test(text)) return;
    if (CALLING.has(name ?? '') || method === 'invoke') found.functions.set(text, file);
    if (method === 'rpc') found.rpcs.set(text, file);
    // `Array.from` and the like are of classes; `storage.from` names a bucket.
    const isData = !/^[A-Z]/.test(nameOf(object)) && nameOf(object?.['property']) !== 'storage';
    if (method === 'from' && isData) found.tables.set(text, file);
  }
  return found;
}

/** Path of a link inside the site; null: it leads elsewhere, is the site's platform, or begins with something computed. */
function linkedPath(text: string): string | null {
  const [path = ''] = text.split(/[?#]/);
  const parts = path.split('/').map((part) => (part.includes(COMPUTED) ? ':any' : part));
  const joined = parts.join('/').replace(/(?<=.)\/$/, '');
  return joined.startsWith('/') && !/^\/:any|\/\/|\s|\\/.test(joined) ? joined : null;
}

/** Every text that an expression may be. */
function textsOf(value: unknown): string[] {
  const node = value as Node | undefined;
  if (node?.type === 'ConditionalExpression') {
    return [...textsOf(node['consequent']), ...textsOf(node['alternate'])];
  }
  if (node?.type === 'LogicalExpression')
    return [...textsOf(node['left']), ...textsOf(node['right'])];
  if (node?.type === 'ObjectExpression') return textsOf(propertyOf(node, 'pathname'));
  const text = textOf(node);
  return text === null ? [] : [text];
}
