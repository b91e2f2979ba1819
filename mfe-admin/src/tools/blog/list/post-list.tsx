import { useSearchParams } from '@talent/sdk';
import { Select, optionsOf } from '@talent/ui/select';
import { SiteLink } from '../../../controls/site-link';
import { fetchPost } from '../../../posts/api/fetch-post';
import type { ListedPost } from '../../../posts/api/list-posts';
import { isPublic, postStatuses, type PostStatus, type StoredPost } from '../../../posts/api/post';
import { blogToolPath, statusLabels } from '../../../posts/content/posts';
import { updateSite } from '../../../posts/update-site';
import type { ReactNode } from 'react';
import { columnsOf, rare, vital } from '../../../table/columns';
import type { BulkAction } from '../../../table/engine/use-bulk-change';
import { ToolTable } from '../../../table/tool-table';
import { setPostStatus } from '../api/save-post';
import { listTexts, topicLabels } from '../content/blog-tools';
import { blogQueries } from '../queries';
import { statusTones } from '../status-badge';

const choices: readonly (readonly [PostStatus | '', string])[] = [
  ['', listTexts.everyStatus],
  ...postStatuses.map((status) => [status, statusLabels[status]] as const),
];

export function PostList(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const status = postStatuses.find((known) => known === search.get('status')) ?? null;
  return (
    <>
      <Select
        label={listTexts.status}
        className="mb-4 max-w-52"
        value={status ?? ''}
        options={optionsOf(choices)}
        onChoose={(value) =>
          setSearch(value === '' ? {} : { status: value }, { preventScrollReset: true })
        }
      />
      <ToolTable
        name="posts"
        caption={listTexts.caption}
        columns={postColumns}
        source={blogQueries.list(status)}
        initialSort={{ key: 'updated_at', descending: true }}
        filterLabel={listTexts.text}
        empty={listTexts.empty}
        emptyKind="list"
        rowName={({ title }) => title || listTexts.untitled}
        rowActions={({ id }) => [{ label: listTexts.edit, to: `${blogToolPath}/${id}` }]}
        bulkActions={[archivePosts]}
      />
    </>
  );
}

const { columns } = listTexts;
const { badge, text, sorted, unsorted, time } = columnsOf<ListedPost>();

const postColumns = [
  text('title', columns.title, ({ id, title }) => (
    <SiteLink tone="ink" to={`${blogToolPath}/${id}`}>
      {title || listTexts.untitled}
    </SiteLink>
  )),
  vital(badge('status', columns.status, statusLabels, statusTones)),
  sorted('topic', columns.topic, ({ topic }) => topicLabels[topic] ?? topic),
  rare(unsorted('author', columns.author)),
  time('published_at', columns.published),
  rare(time('updated_at', columns.updated)),
];

/** Takes posts off the site; undone, each has the state that it had. */
const archivePosts: BulkAction<ListedPost> = {
  label: listTexts.archive,
  done: listTexts.archived,
  apply: (row) => ({ ...row, status: 'archived' }),
  save: async (rows) => {
    const before: StoredPost[] = [];
    for (const { id } of rows) {
      const post = await fetchPost(id);
      if (post === null) throw new Error(`There is no post ${id}.`);
      if (post.status === 'archived') continue;
      await saveState(post, 'archived');
      before.push(post);
    }
    return async () => {
      for (const post of before) {
        const now = await fetchPost(post.id);
        if (now === null) throw new Error(`There is no post ${post.id}.`);
        await saveState(now, post.status);
      }
    };
  },
};

/** Gives a post another state, with the time of publishing that it has, and brings that to visitors. */
async function saveState(post: StoredPost, status: PostStatus): Promise<void> {
  await setPostStatus(post, status);
  const after = await fetchPost(post.id);
  const now = Date.now();
  if (after && (isPublic(post, now) || isPublic(after, now))) await updateSite(post, after);
}
