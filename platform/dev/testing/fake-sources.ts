import { serveRemote, plan, NotFoundError } from '@talent/sdk/server';
import type { RoutePlan } from '@talent/sdk/server';
import type { SourceServer } from '@talent/build/dev';

const head = () => ({
  title: 'A page from source',
  description: 'A description.',
  canonicalPath: '/',
  robots: 'index, follow' as const,
});

const page = () => Promise.resolve({ default: () => null });

const plans: Record<string, RoutePlan> = {
  '/blog/:slug': plan({
    head,
    load: async ({ params, publish }) => {
      if (params['slug'] === 'gone') throw new NotFoundError();
      if (params['slug'] === 'old') return { status: 301, location: '/blog/new' };
      if (params['slug'] === 'broken') throw new Error('the loader is wrong');
      const file = publish({ name: 'figures.csv', body: 'a,b\n' });
      return { slug: params['slug'], file };
    },
  }),
};

const blog = serveRemote(
  { name: 'mfe-blog', guard: null, routes: [{ path: '/blog/:slug', page }] },
  plans,
  { '/feed.xml': { load: async () => ({ contentType: 'application/rss+xml', body: '<rss/>' }) } },
);

const admin = serveRemote(
  { name: 'mfe-admin', guard: 'admin', routes: [{ path: '/seo-dashboard', page }] },
  null,
);

const shell = {
  default: serveRemote({ name: 'shell', guard: null, routes: [] }, {}),
  redirects: [{ from: '/blog', to: '/ai-hiring-insights-blog' }],
  icon: 'data:,',
  iconLinks: [],
  earlyScripts: {},
  frames: { 'not-found': head(), guarded: head() },
  render: async ({ path }: { path: string }) => `<main>rendered ${path}</main>`,
};

const modules: Record<string, unknown> = {
  'shell/src/server.tsx': shell,
  'shell/src/served.ts': shell,
  'mfe-blog/src/server.ts': {
    default: blog,
    redirects: [{ from: '/posts/:slug', to: '/blog/:slug' }],
  },
  'mfe-admin/src/server.ts': { default: admin },
};

/** Sources without files: a blog and guarded tools. */
export const fakeSources: SourceServer = {
  startUrl: '/start.js',
  serveModule: (_request, _response, next) => next(),
  load: async (app, file) => modules[`${app}/${file}`],
  moduleUrl: (app, file) => `/modules/${app}/${file}`,
  stylesheet: async (app) => ({ id: `/${app}/styles.css`, css: `/* styles of ${app} */` }),
  close: async () => {},
};
