import type { Plugin } from 'vite';
import { BuildError } from '../app/app.ts';
import { COMPUTED, propertyOf, textOf, walk, type Node } from './syntax-tree.ts';

/** A route declaration in the source. */
export interface DeclaredRoute {
  pattern: string;
  /** Literal of the page's `import()`. */
  source: string;
}

/** Finds the `defineRoute({ path: '…', page: () => import('…') })` calls of a module. */
export function findDeclaredRoutes(program: unknown, file: string): DeclaredRoute[] {
  const found: DeclaredRoute[] = [];
  walk(program, (node) => {
    const callee = node['callee'] as Node | undefined;
    if (node.type !== 'CallExpression' || callee?.['name'] !== 'defineRoute') return;
    const [argument] = node['arguments'] as Node[];
    const pattern = literal(propertyOf(argument, 'path'));
    const page = propertyOf(argument, 'page')?.['body'] as Node | undefined;
    const source = page?.type === 'ImportExpression' ? literal(page['source'] as Node) : null;
    if (pattern === null || source === null) {
      throw new BuildError(
        `${file}: defineRoute needs a literal path and page: () => import('<literal>'), ` +
          'because the manifest is read from it.',
      );
    }
    found.push({ pattern, source });
  });
  return found;
}

/** Collects the page module of each pattern during the build. */
export function routePagesPlugin(pages: Map<string, string>): Plugin {
  return {
    name: 'talent:route-pages',
    enforce: 'post',
    async transform(code, id) {
      if (!code.includes('defineRoute(') || id.includes('/shared/kit/sdk/')) return null;
      for (const { pattern, source } of findDeclaredRoutes(this.parse(code), id)) {
        const page = await this.resolve(source, id);
        if (!page)
          throw new BuildError(`${id}: the page "${source}" of ${pattern} does not exist.`);
        pages.set(pattern, page.id);
      }
      return null;
    },
  };
}

function literal(node: Node | undefined): string | null {
  const text = textOf(node);
  return text?.includes(COMPUTED) ? null : text;
}
