import type { LinkedInConnection } from '@talent/functions/linkedin-connection/contract';
import { pagePicture } from '@talent/api/linkedin/page-picture';
import { queryOptions } from '@tanstack/react-query';
import { staffFetch } from '../../backend/staff-fetch';
import { queryClient } from '../../queries/query-client';
import { callLinkedIn } from './api/linkedin-call';
import { fetchLinkedInPost, listLinkedInPosts } from './api/linkedin-post';

/** Data of the LinkedIn tools, each under its key. */
export const linkedInQueries = {
  connection: queryOptions({
    queryKey: ['linkedin', 'connection'],
    queryFn: () => callLinkedIn<LinkedInConnection>('linkedin-connection', null),
  }),
  post: (id: number) =>
    queryOptions({ queryKey: ['linkedin', 'post', id], queryFn: () => fetchLinkedInPost(id) }),
  picture: (url: string) =>
    queryOptions({
      queryKey: ['linkedin', 'picture', url],
      queryFn: () => fetchPagePicture(url),
      // A page that is not there yet may be published in another tab, and every letter typed is another address.
      retry: false,
    }),
  history: { queryKey: ['linkedin', 'history'], load: listLinkedInPosts },
};

/** Changes the connection, and keeps the one that LinkedIn's function answers with. @throws LinkedInError, FreshSignInError */
export async function changeConnection(
  change:
    | { action: 'finish'; browser: string; state: string; code: string }
    | { action: 'person' | 'disconnect' },
): Promise<void> {
  const connection = await callLinkedIn<LinkedInConnection>('linkedin-connection', change);
  // An older request must not replace what the action has changed.
  await queryClient.cancelQueries(linkedInQueries.connection);
  queryClient.setQueryData(linkedInQueries.connection.queryKey, connection);
}

/** Loads the connection again: a refused token shows in its state. */
export function refreshConnection(): void {
  void queryClient.invalidateQueries(linkedInQueries.connection);
}

/**
 * Path of the picture that a page of this site has on its card, which a post with a link to it is sent with; null where it has none.
 * @throws Error when the page cannot be read: such a post is not sent either.
 */
async function fetchPagePicture(url: string): Promise<string | null> {
  const { origin, pathname, search } = new URL(url);
  const response = await staffFetch(pathname + search);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const picture = pagePicture(await response.text(), url);
  return picture && picture.slice(origin.length);
}
