import { Link as RouterLink } from '@talent/sdk';
import { DataTable } from '@talent/ui/data-table';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import type { ListedPost } from '../../api/list-posts';
import { blogToolPath, listTexts, topicLabels } from '../../content/blog-tools';
import { inUtc } from '../blog-editor/schedule-time';
import { StatusBadge } from './status-badge';

/** Posts, each a link to its editor. */
export function PostTable({ posts }: { posts: readonly ListedPost[] }): ReactNode {
  return (
    <DataTable caption={listTexts.caption} captionHidden>
      <thead>
        <tr>
          {listTexts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <th scope="row" className="max-w-md min-w-44">
              <Link asChild tone="ink">
                <RouterLink to={`${blogToolPath}/${post.id}`}>{post.title}</RouterLink>
              </Link>
            </th>
            <td>
              <StatusBadge status={post.status} />
            </td>
            <td>{topicLabels[post.topic] ?? post.topic}</td>
            <td>{post.author}</td>
            <td className="whitespace-nowrap tabular-nums">
              {post.publishedAt === null ? '' : inUtc(post.publishedAt)}
            </td>
            <td className="whitespace-nowrap tabular-nums">{inUtc(post.updatedAt)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
