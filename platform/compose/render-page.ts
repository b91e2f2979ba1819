import type { DataClient } from '@talent/data/client';
import type { PageBlock, PageHead, SiteConfig } from '@talent/sdk/contract';
import { isNotFound } from '@talent/sdk/server';
import type { DrawingNode, RoutePlan, ServedRemote, ServedRoute } from '@talent/sdk/server';
import type { PageLife, PageRequest, RenderedPage, SocialCard } from './render-protocol.ts';
import { pathParams } from './path-params.ts';

/** What a shell's server entry exports. */
export interface ShellServer {
  default: ServedRemote;
  /** `data:` URL of the site's icon. */
  icon: string;
  frames: Record<'not-found' | 'guarded', PageHead>;
  /** Social image of a page; shells of before there were any have none. */
  socialCard?: (input: { head: PageHead; path: string; site: SiteConfig }) => DrawingNode;
  render: (input: { path: string; block: PageBlock; Page: unknown }) => Promise<string>;
}

/** One shell and one app, loaded. */
export interface RenderContext {
  shell: ShellServer;
  app: ServedRemote;
  data: DataClient;
  site: SiteConfig;
}

/** Every page that the app has now. */
export async function enumeratePages({ app, data, site }: RenderContext): Promise<PageRequest[]> {
  const pages: PageRequest[] = [];
  for (const route of app.routes) {
    if (!route.plan || route.prerender === 'client') continue;
    const paths = route.plan.entries ? await route.plan.entries({ data, site }) : [route.path];
    pages.push(...paths.map((path) => ({ kind: 'page' as const, path, pattern: route.path })));
  }
  return pages;
}

/** Runs the page's loader and renders it. */
export async function renderPage(context: RenderContext, page: PageRequest): Promise<RenderedPage> {
  const { shell, app, site } = context;
  if (page.kind !== 'page') {
    const block = frameBlock(page.kind, shell.frames[page.kind], site);
    const body = await shell.render({ path: page.path, block, Page: null });
    return { block, body, icon: shell.icon, card: { status: 'none' }, life: {} };
  }
  const route = app.routes.find(({ path }) => path === page.pattern);
  if (!route?.plan) throw new Error(`${app.name} has no composed route ${page.pattern ?? ''}.`);
  const { plan } = route;
  const block = await pageBlock(context, route, page.path);
  if (!block) return null;
  const { default: Page } = await route.page();
  const body = await shell.render({ path: page.path, block, Page });
  const card = cardOf(context, block.head, page.path);
  return { block, body, icon: shell.icon, card, life: lifeOf(plan, block.data) };
}

function lifeOf({ status, validUntil }: RoutePlan, data: unknown): PageLife {
  const end = validUntil?.(data) ?? null;
  return {
    ...(status?.(data) === 410 ? { status: 410 } : {}),
    ...(end === null ? {} : { validUntil: end }),
  };
}

/** A picture is worth less than the page: what goes wrong with it is reported, not thrown. */
function cardOf({ shell, app, site }: RenderContext, head: PageHead, path: string): SocialCard {
  const isPublic = app.guard === null && head.robots === 'index, follow';
  if (!isPublic || head.image || !shell.socialCard) return { status: 'none' };
  try {
    return { status: 'designed', drawing: shell.socialCard({ head, path, site }) };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function frameBlock(kind: PageBlock['kind'], head: PageHead, site: SiteConfig): PageBlock {
  return { kind, app: 'shell', pattern: null, head, data: null, site };
}

async function pageBlock(
  { app, data, site }: RenderContext,
  route: ServedRoute,
  path: string,
): Promise<PageBlock | null> {
  const { plan } = route;
  if (!plan) return null;
  const params = pathParams(route.path, path);
  try {
    const loaded = plan.load ? await plan.load({ data, params, path, site }) : null;
    // What the browser will read: rendering with anything else could differ from hydration.
    const json: unknown = JSON.parse(JSON.stringify(loaded ?? null));
    const head = plan.head({ data: json, params, path, site });
    return { kind: 'page', app: app.name, pattern: route.path, head, data: json, site };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
