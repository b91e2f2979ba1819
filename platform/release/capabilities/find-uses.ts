import { lookAtAssignment } from './look/assignments.ts';
import { lookAtCall } from './look/calls.ts';
import { lookAtGlobal } from './look/globals.ts';
import { lookAtMarkup } from './look/markup.ts';
import { lookAtSdk } from './look/sdk-modules.ts';
import { lookAtText } from './look/texts.ts';
import { readProgram } from './program.ts';
import { walk } from './syntax-tree.ts';
import type { Use } from './uses.ts';
import { createEvaluate } from './evaluate.ts';

/**
 * Finds the uses in scripts, as far as they can be told without running them: values are followed through variables, parameters,
 * destructuring and imports. Not seen: names that come from data, and calls of a method by a computed name.
 *
 * @param files path below the artifact -> text
 * @returns each use once for each script
 * @throws UnreadableScriptError
 */
export function findUses(files: Readonly<Record<string, string>>): Use[] {
  const program = readProgram(files);
  const evaluate = createEvaluate(program);
  const found = new Map<string, Use>();
  for (const { file, root, bindings } of program.scripts) {
    const report = (kind: Use['kind'], name: string): void => {
      found.set(`${file} ${kind} ${name}`, { kind, name, file });
    };
    const looked = { evaluate, program, report };
    for (const node of bindings.used) lookAtGlobal(node, looked);
    walk(root, (node) => {
      if (node.type === 'MemberExpression') lookAtGlobal(node, looked);
      if (node.type === 'CallExpression' || node.type === 'NewExpression') lookAtCall(node, looked);
      lookAtAssignment(node, looked);
      lookAtMarkup(node, looked);
      lookAtSdk(node, looked);
      lookAtText(node, looked);
    });
  }
  return [...found.values()];
}
