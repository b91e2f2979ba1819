import type { PageBlock } from '@talent/sdk/contract';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { composedRoutes } from './app-routes';
import { guardedHead, notFoundHead } from './content/not-found';
import { FaqItems } from './features/frame/public/faq-items';
import { servedFaq } from './features/frame/public/served-faq';
import { setLoadedPage } from './features/remotes/pages';
import { restoreScript } from './features/session/restore-script';
import { servedTheme } from './features/theme/served-theme';
import { ThemeChoice } from './features/theme/theme-choice';
import { themeScript } from './features/theme/theme-script';

export { default } from './served';
export { icon } from './content/icon';
export { iconLinks } from './features/icons/icon-resources';
export { pageCard as socialCard } from './features/social-image/page-card';

/** Heads of the documents that belong to no route. */
export const frames = { 'not-found': notFoundHead, guarded: guardedHead };

/** Scripts of documents that run before the first paint. */
export const earlyScripts = {
  page: themeScript,
  guarded: themeScript,
  'not-found': `${themeScript};${restoreScript}`,
};

/** The composer's input for one page. */
export interface RenderInput {
  /** Path of the page, as a visitor requests it. */
  path: string;
  block: PageBlock;
  /** The page's component; null for the shell's frame pages (404, guarded). */
  Page: ComponentType | null;
}

/** Renders the content of the root element. Waits for everything that suspends. */
export async function render({ path, block, Page }: RenderInput): Promise<string> {
  if (Page && block.pattern !== null) {
    setLoadedPage(block.app, block.pattern, { Component: Page, head: null });
  }
  servedFaq.html = renderToStaticMarkup(<FaqItems site={block.site} />);
  servedTheme.html = renderToStaticMarkup(<ThemeChoice />);
  const handler = createStaticHandler(composedRoutes(block));
  const context = await handler.query(new Request(new URL(path, block.site.origin)));
  if (context instanceof Response) throw new Error(`${path} redirected while it was rendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // Otherwise React moves large boundaries into hidden templates that need a script to show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
