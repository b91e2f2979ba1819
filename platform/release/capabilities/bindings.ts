import { isUse, parts, valueOf, type Source } from './pattern-parts.ts';
import { childOf, isFunction, listOf, nameOf, walk, type Node } from './syntax-tree.ts';

/** A variable, parameter, function or import of a script. */
export interface Binding {
  sources: Source[];
  /** Identifiers that read it. */
  references: Node[];
  /** Imports of it in other scripts. */
  imports: Binding[];
}

/** The variables of one script. */
export interface ScriptBindings {
  /** Identifier -> its variable; an identifier without one is a global. */
  resolved: ReadonlyMap<Node, Binding>;
  /** Identifiers that read or change a variable or a global. */
  used: readonly Node[];
  /** Exported name -> variable. */
  exports: ReadonlyMap<string, Binding>;
  /** Imports, also those that are exported again at once. */
  imported: readonly Binding[];
  /** Files whose every export is exported again. */
  exportsAll: readonly string[];
}

type Scope = Map<string, Binding>;

const BLOCKS = new Set([
  'Program',
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'StaticBlock',
  'ClassExpression',
]);

/** Finds the variables of a script, and which identifier means which. */
export function bindingsOf(program: Node): ScriptBindings {
  const scopes = new Map<Node, Scope>();
  const resolved = new Map<Node, Binding>();
  const imported: Binding[] = [];
  const exports = new Map<string, Binding>();
  const exportsAll: string[] = [];

  function scopeAt(node: Node, isVar: boolean): Scope {
    for (let at: Node | undefined = node; at !== undefined; at = at.parent) {
      const owns = isFunction(at) || at.type === 'Program' || at.type === 'StaticBlock';
      if (!owns && (isVar || !BLOCKS.has(at.type))) continue;
      return scopeOf(at);
    }
    return scopeOf(program);
  }
  function scopeOf(owner: Node): Scope {
    const scope = scopes.get(owner) ?? new Map<string, Binding>();
    scopes.set(owner, scope);
    return scope;
  }
  function declare(scope: Scope, id: Node, source: Source): Binding {
    const name = nameOf(id) ?? '';
    const binding = scope.get(name) ?? newBinding();
    binding.sources.push(source);
    scope.set(name, binding);
    resolved.set(id, binding);
    return binding;
  }

  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') {
      const kind = node.parent?.['kind'];
      const scope = scopeAt(node, kind === 'var');
      const id = childOf(node, 'id');
      if (id) for (const [name, source] of parts(id, valueOf(node))) declare(scope, name, source);
    } else if (isFunction(node)) {
      const id = childOf(node, 'id');
      if (id) {
        const outer = node.type === 'FunctionDeclaration' ? (node.parent ?? node) : node;
        declare(scopeAt(outer, false), id, { kind: 'expression', node, path: [] });
      }
      for (const [index, param] of listOf(node, 'params').entries()) {
        const source: Source = { kind: 'parameter', of: node, index, path: [] };
        for (const [name, part] of parts(param, source)) declare(scopeOf(node), name, part);
      }
    } else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      const id = childOf(node, 'id');
      const outer = node.type === 'ClassDeclaration' ? (node.parent ?? node) : node;
      if (id) declare(scopeAt(outer, false), id, { kind: 'unknown' });
    } else if (node.type === 'CatchClause') {
      const param = childOf(node, 'param');
      if (param)
        for (const [name] of parts(param, { kind: 'unknown' }))
          declare(scopeOf(node), name, { kind: 'unknown' });
    } else if (node.type === 'ImportDeclaration') {
      const from = nameOf(childOf(node, 'source')) ?? '';
      for (const specifier of listOf(node, 'specifiers')) {
        const local = childOf(specifier, 'local');
        if (local)
          imported.push(
            declare(scopeOf(program), local, {
              kind: 'import',
              from,
              name: importedName(specifier),
            }),
          );
      }
    } else if (node.type === 'ExportAllDeclaration') {
      exportsAll.push(nameOf(childOf(node, 'source')) ?? '');
    }
  });

  const used: Node[] = [];
  walk(program, (node) => {
    if (node.type !== 'Identifier' || resolved.has(node) || !isUse(node)) return;
    used.push(node);
    const name = nameOf(node) ?? '';
    for (let at: Node | undefined = node; at !== undefined; at = at.parent) {
      const binding = scopes.get(at)?.get(name);
      if (binding === undefined) continue;
      resolved.set(node, binding);
      binding.references.push(node);
      break;
    }
  });
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression') return;
    const left = childOf(node, 'left');
    const right = childOf(node, 'right');
    if (!left || !right) return;
    const isPlain = ['=', '??=', '||=', '&&='].includes(String(node['operator']));
    const source: Source = isPlain
      ? { kind: 'expression', node: right, path: [] }
      : { kind: 'unknown' };
    for (const [name, part] of parts(left, source)) resolved.get(name)?.sources.push(part);
  });
  for (const node of listOf(program, 'body')) collectExports(node);

  function collectExports(node: Node): void {
    if (node.type === 'ExportDefaultDeclaration') {
      const value = childOf(node, 'declaration');
      if (!value) return;
      const id = value.type === 'Identifier' ? value : childOf(value, 'id');
      const binding =
        (id && resolved.get(id)) ?? newBinding({ kind: 'expression', node: value, path: [] });
      exports.set('default', binding);
    }
    if (node.type !== 'ExportNamedDeclaration') return;
    const from = nameOf(childOf(node, 'source'));
    for (const specifier of listOf(node, 'specifiers')) {
      const local = childOf(specifier, 'local');
      const name = nameOf(childOf(specifier, 'exported')) ?? '';
      if (!local) continue;
      if (from !== null) {
        const again = newBinding({ kind: 'import', from, name: nameOf(local) ?? '' });
        imported.push(again);
        exports.set(name, again);
      } else {
        const binding = resolved.get(local);
        if (binding) exports.set(name, binding);
      }
    }
    const declaration = childOf(node, 'declaration');
    if (!declaration) return;
    const ids =
      declaration.type === 'VariableDeclaration'
        ? listOf(declaration, 'declarations').flatMap((one) => childOf(one, 'id') ?? [])
        : [childOf(declaration, 'id') ?? declaration];
    for (const id of ids) {
      for (const [name] of parts(id, { kind: 'unknown' })) {
        const binding = resolved.get(name);
        if (binding) exports.set(nameOf(name) ?? '', binding);
      }
    }
  }
  return { resolved, used, exports, imported, exportsAll };
}

function newBinding(...sources: Source[]): Binding {
  return { sources, references: [], imports: [] };
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return nameOf(childOf(specifier, 'imported')) ?? '';
}
