import type { RecomposeOrder } from '@talent/sdk/contract';
import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';
import { limitBody } from './limit-body.ts';
import type { LiveSite } from './live-site.ts';
import { matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';

const orderSchema = z.strictObject({
  app: appName,
  paths: z.array(z.string().startsWith('/').max(500)).min(1).max(2000),
});

const MAX_BYTES = 256 * 1024;

/** What a request asks to be composed, or a sentence that says what is wrong with it. */
export type ReadOrder =
  | { status: 'read'; order: RecomposeOrder }
  | { status: 'wrong'; message: string };

/** Reads an order; its paths come back in their one spelling, each once. */
export async function readOrder(request: Request, site: LiveSite): Promise<ReadOrder> {
  const parsed = orderSchema.safeParse(await readJson(request));
  if (!parsed.success) return { status: 'wrong', message: z.prettifyError(parsed.error) };
  const { app, paths } = parsed.data;
  const canonical = new Set<string>();
  for (const path of paths) {
    const at = parsePath(path);
    const route = at && matchRanked(site.publicRoutes, at.segments)?.item;
    if (route?.kind !== 'page' || route.app.manifest.name !== app) {
      return { status: 'wrong', message: `${path} is no page of ${app}.` };
    }
    canonical.add(at?.path ?? path);
  }
  return { status: 'read', order: { app, paths: [...canonical] } };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await new Response(limitBody(request.body, MAX_BYTES).stream).json();
  } catch {
    return null;
  }
}
