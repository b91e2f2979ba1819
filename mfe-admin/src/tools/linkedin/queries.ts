import { queryOptions } from '@tanstack/react-query';
import type { TableSource } from '../../table/tool-column';
import { fetchLinkedInPost } from './api/fetch-linkedin-post';
import { fetchLinkedInConnection } from './api/linkedin-connection';
import type { LinkedInPost } from './api/linkedin-post';
import { listLinkedInPosts } from './api/fetch-linkedin-post';

/** Data of the LinkedIn tools, each under its key. */
export const linkedInQueries = {
  connection: queryOptions({
    queryKey: ['linkedin', 'connection'],
    queryFn: async () => {
      const answer = await fetchLinkedInConnection();
      if (answer.status === 'done') return answer.value;
      throw new Error(answer.message || answer.code);
    },
  }),
  post: (id: number) =>
    queryOptions({ queryKey: ['linkedin', 'post', id], queryFn: () => fetchLinkedInPost(id) }),
  history: {
    queryKey: ['linkedin', 'history'],
    load: listLinkedInPosts,
  } satisfies TableSource<LinkedInPost>,
};
