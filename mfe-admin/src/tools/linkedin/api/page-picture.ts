import { pagePicture } from '@talent/api/linkedin/page-picture';
import { staffFetch } from '../../../backend/staff-fetch';

/**
 * Path of the picture that a page of this site has on its card, which a post with a link to it is sent with; null where it has none.
 * @throws Error when the page cannot be read: such a post is not sent either.
 */
export async function fetchPagePicture(url: string): Promise<string | null> {
  const { origin, pathname, search } = new URL(url);
  const response = await staffFetch(pathname + search);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const picture = pagePicture(await response.text(), url);
  return picture && picture.slice(origin.length);
}
