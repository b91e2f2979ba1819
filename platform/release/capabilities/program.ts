import { posix } from 'node:path';
import { bindingsOf, type Binding, type ScriptBindings } from './bindings.ts';
import { parseModule, type Node } from './syntax-tree.ts';

/** One script of an artifact. */
export interface Script {
  /** Path below the artifact. */
  file: string;
  root: Node;
  bindings: ScriptBindings;
}

/** The scripts of an artifact, whose imports of each other are known. */
export interface Program {
  scripts: readonly Script[];
  /** The variable that an identifier means, in whichever script it is declared; null: a global. */
  bindingOf(identifier: Node): Binding | null;
}

/** Reads scripts as one program. @throws UnreadableScriptError */
export function readProgram(files: Readonly<Record<string, string>>): Program {
  const scripts = Object.entries(files).map(([file, text]) => {
    const root = parseModule(file, text);
    return { file, root, bindings: bindingsOf(root) };
  });
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const targets = new Map<Binding, Binding>();

  function exported(
    from: Script,
    specifier: string,
    name: string,
    seen: Set<string>,
  ): Binding | null {
    if (!/^\.{0,2}\//.test(specifier)) return null;
    const file = posix.join(posix.dirname(from.file), specifier);
    const script = byFile.get(file);
    if (script === undefined || seen.has(`${file} ${name}`)) return null;
    seen.add(`${file} ${name}`);
    const found = script.bindings.exports.get(name);
    if (found !== undefined) return follow(script, found, seen);
    for (const all of script.bindings.exportsAll) {
      const inner = exported(script, all, name, seen);
      if (inner !== null) return inner;
    }
    return null;
  }

  function follow(script: Script, binding: Binding, seen: Set<string>): Binding {
    const source = binding.sources.find(({ kind }) => kind === 'import');
    if (source?.kind !== 'import') return binding;
    return exported(script, source.from, source.name, seen) ?? binding;
  }

  for (const script of scripts) {
    for (const binding of script.bindings.imported) {
      const target = follow(script, binding, new Set());
      if (target === binding) continue;
      targets.set(binding, target);
      target.imports.push(binding);
    }
  }
  const resolved = new Map(scripts.flatMap(({ bindings }) => [...bindings.resolved]));
  return {
    scripts,
    bindingOf(identifier) {
      const binding = resolved.get(identifier);
      return binding === undefined ? null : (targets.get(binding) ?? binding);
    },
  };
}
