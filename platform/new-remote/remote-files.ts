/**
 * The files of a new remote: path below its folder -> text. It has one page at `/<name without mfe->`, prerendered and
 * hidden from search engines until its team has written it.
 * @param name such as `mfe-events`
 */
export function remoteFiles(name: string): Record<string, string> {
  const slug = name.slice('mfe-'.length);
  const words = slug.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const component = slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return {
    'package.json': packageJson(name),
    'README.md': readme(name, slug),
    'src/styles.css': styles,
    'src/routes.ts': routes(name, slug),
    'src/server.ts': server(slug),
    [`src/content/${slug}.ts`]: content(title),
    [`src/routes/${slug}.plan.ts`]: plan(slug),
    [`src/routes/${slug}.tsx`]: page(slug, component),
    [`src/routes/${slug}.test.tsx`]: test(slug, component),
  };
}

/** These release commands work in an app's folder, about that app. */
const releaseCommands =
  'ship status releases rollback promote errors plan preview-link retire settings'.split(' ');
const release = 'node ../scripts/run.mjs platform/cli/main.ts';

function packageJson(name: string): string {
  const dependency = (names: string[], version: string) =>
    Object.fromEntries(names.map((one) => [one, version]));
  const manifest = {
    name: `@talent/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { './package.json': './package.json' },
    dependencies: {
      ...dependency(['@talent/sdk', '@talent/ui'], 'workspace:*'),
      ...dependency(['react', 'react-dom'], 'catalog:'),
    },
    devDependencies: {
      ...dependency(['@talent/build', '@talent/testing'], 'workspace:*'),
      ...dependency(['@testing-library/react', 'tailwindcss', 'vite', 'vitest'], 'catalog:'),
    },
    scripts: {
      build: 'node ../scripts/run.mjs shared/kit/build/src/cli.ts',
      ...Object.fromEntries(releaseCommands.map((command) => [command, `${release} ${command}`])),
      release,
      dev: `node ../scripts/dev.mjs ${name}`,
      unit: `node ../scripts/tool.mjs vitest run ${name}`,
      types: `node ../scripts/types.mjs ${name}`,
    },
    talent: { kind: 'remote', budget: { routeBytes: 30_000 } },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const readme = (name: string, slug: string): string => `# ${name}

A remote that is built and released on its own: \`pnpm ship\` in this folder. Its page \`/${slug}\` is
\`src/routes/${slug}.tsx\`.
`;

const styles = `@import '@talent/ui/remote.css';
@source './';
@source not './**/*.test.tsx';
`;

const routes = (
  name: string,
  slug: string,
): string => `import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: '${name}',
  routes: [defineRoute({ path: '/${slug}', page: () => import('./routes/${slug}') })],
});
`;

const server = (slug: string): string => `import { serveRemote } from '@talent/sdk/server';
import routes from './routes';
import { pagePlan } from './routes/${slug}.plan';

export default serveRemote(routes, { '/${slug}': pagePlan });
`;

const content = (title: string): string => `/** Text of the page; components render it. */
export const content = {
  title: '${title}',
  lede: 'This page belongs to a remote of its own, which its team releases on its own.',
} as const;
`;

const plan = (slug: string): string => `import type { RoutePlan } from '@talent/sdk/server';
import { content } from '../content/${slug}';

/** Set 'index, follow' and \`sitemap\` when the page has its text. */
export const pagePlan: RoutePlan = {
  head: () => ({
    title: content.title,
    description: content.lede,
    canonicalPath: '/${slug}',
    robots: 'noindex, nofollow',
  }),
};
`;

const page = (
  slug: string,
  component: string,
): string => `import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import type { ReactNode } from 'react';
import { content } from '../content/${slug}';

/** \`/${slug}\` */
export default function ${component}(): ReactNode {
  return (
    <Container>
      <PageHeading title={content.title} lede={content.lede} />
    </Container>
  );
}
`;

const test = (slug: string, component: string): string => `// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { content } from '../content/${slug}';
import ${component} from './${slug}';

it('says what it is about in its one h1', () => {
  renderPage(${component});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(content.title);
});
`;
