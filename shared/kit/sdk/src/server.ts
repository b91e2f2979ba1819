/** For an app's `src/server.ts` and the composer: pure functions, bundled into the server build. */
export { isPageRedirect, serveRemote, plan } from './remote/serve-remote.ts';
export type {
  HeadContext,
  ListedPage,
  LoadContext,
  PageFile,
  PageRedirect,
  Resource,
  ResourcePlan,
  RoutePlan,
  SearchFacts,
  ServedRemote,
  ServedResource,
  ServedRoute,
  Sharing,
  SitemapFacts,
} from './remote/serve-remote.ts';
export { NotFoundError, isNotFound } from './errors/errors.ts';
export { headTags, escapeJson } from './head/head-tags.ts';
export { renderHead, escapeHtml } from './head/render-head.ts';
export type { DrawingNode, DrawingProps } from './head/drawing.ts';
