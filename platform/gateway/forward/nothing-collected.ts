import { respondJson } from '../http/respond.ts';

/** The answer where the site collects nothing of visitors. */
export function nothingCollected(): Response {
  return respondJson(404, { code: 'NOT_FOUND', message: 'Nothing is collected.' });
}
