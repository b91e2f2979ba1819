import type { DataClient } from '@talent/data/client';
import type { PageBlock, PageHead, SiteConfig } from '@talent/sdk/contract';
import { isNotFound, isPageRedirect } from '@talent/sdk/server';
import type { DrawingNode, RoutePlan, ServedRemote, ServedRoute } from '@talent/sdk/server';
import { collectDownloads } from './collect-downloads.ts';
import type { Downloads } from './collect-downloads.ts';
import type { PageLife, PageRequest, Rendered, SocialCard } from './render-protocol.ts';
import { pathParams } from './path-params.ts';
import { redirectTarget } from './redirect-target.ts';
import { renderResource } from './render-resource.ts';

/** Exports of a shell's server entry. */
export interface ShellServer {
  default: ServedRemote;
  /** `data:` URL of the site's icon. */
  icon: string;
  frames: Record<'not-found' | 'guarded', PageHead>;
  /** Social image of a page; older shells have none. */
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

/** Every page and resource that the app has now. */
export async function enumeratePages({ app, data, site }: RenderContext): Promise<PageRequest[]> {
  const pages: PageRequest[] = [];
  for (const route of app.routes) {
    if (!route.plan || route.prerender === 'client') continue;
    const paths = route.plan.entries ? await route.plan.entries({ data, site }) : [route.path];
    pages.push(...paths.map((path) => ({ kind: 'page' as const, path, pattern: route.path })));
  }
  // Older remotes have none.
  for (const { path: pattern, plan } of app.resources ?? []) {
    const paths = plan.entries ? await plan.entries({ data, site }) : [pattern];
    pages.push(...paths.map((path) => ({ kind: 'resource' as const, path, pattern })));
  }
  return pages;
}

/** Runs the loader of a page or a resource and renders its result. */
export async function renderPage(context: RenderContext, page: PageRequest): Promise<Rendered> {
  const { shell, app, site } = context;
  if (page.kind === 'resource') return renderResource(context, page);
  if (page.kind !== 'page') {
    const block = frameBlock(page.kind, shell.frames[page.kind], site);
    const body = await shell.render({ path: page.path, block, Page: null });
    const nothingElse = { card: { status: 'none' as const }, life: {}, files: [] };
    return { type: 'page', block, body, icon: shell.icon, ...nothingElse };
  }
  const route = app.routes.find(({ path }) => path === page.pattern);
  if (!route?.plan) throw new Error(`${app.name} has no composed route ${page.pattern ?? ''}.`);
  const { plan } = route;
  const downloads = collectDownloads();
  const loaded = await load(context, route, page.path, downloads);
  if (loaded === null || loaded.type === 'redirect') return loaded;
  const { block } = loaded;
  const { default: Page } = await route.page();
  const body = await shell.render({ path: page.path, block, Page });
  const card = cardOf(context, block.head, page.path);
  const life = lifeOf(plan, block.data);
  return { type: 'page', block, body, icon: shell.icon, card, life, files: downloads.files() };
}

function lifeOf({ status, validUntil }: RoutePlan, data: unknown): PageLife {
  const end = validUntil?.(data) ?? null;
  return {
    ...(status?.(data) === 410 ? { status: 410 } : {}),
    ...(end === null ? {} : { validUntil: end }),
  };
}

/** A failed picture is reported, not thrown: the page matters more. */
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

type Loaded = { type: 'block'; block: PageBlock } | { type: 'redirect'; location: string } | null;

async function load(
  { app, data, site }: RenderContext,
  route: ServedRoute,
  path: string,
  { publish }: Downloads,
): Promise<Loaded> {
  const { plan } = route;
  if (!plan) return null;
  const params = pathParams(route.path, path);
  try {
    const loaded = plan.load ? await plan.load({ data, params, path, site, publish }) : null;
    if (isPageRedirect(loaded)) {
      return { type: 'redirect', location: redirectTarget(path, loaded.location) };
    }
    // The browser reads this JSON: rendering with anything else could differ from hydration.
    const json: unknown = JSON.parse(JSON.stringify(loaded ?? null));
    const head = plan.head({ data: json, params, path, site });
    const facts = { kind: 'page', app: app.name, pattern: route.path } as const;
    return { type: 'block', block: { ...facts, head, data: json, site } };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
