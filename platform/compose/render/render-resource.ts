import { isNotFound } from '@talent/sdk/server';
import { pathParams } from './path-params.ts';
import type { RenderContext } from './render-page.ts';
import type { PageRequest, Rendered } from './render-protocol.ts';
import { resourceType } from './resource-type.ts';

/**
 * Runs the loader of a resource. Null: the loader found nothing.
 * @throws Error for a media type that no resource may have.
 */
export async function renderResource(
  { app, data, site }: RenderContext,
  { path, pattern }: PageRequest,
): Promise<Rendered> {
  const resource = app.resources?.find((candidate) => candidate.path === pattern);
  if (!resource) throw new Error(`${app.name} has no resource ${pattern ?? ''}.`);
  const params = pathParams(resource.path, path);
  try {
    const { contentType, body } = await resource.plan.load({ data, params, path, site });
    const base64 = Buffer.from(body).toString('base64');
    return { type: 'resource', contentType: resourceType(path, contentType), base64 };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
