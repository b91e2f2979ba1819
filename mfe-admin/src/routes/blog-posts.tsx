import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { listTexts } from '../tools/blog/content/blog-tools';
import { blogToolPath } from '../posts/content/posts';
import { PostList } from '../tools/blog/list/post-list';
import { ToolPage } from '../frame/tool-page';

/** The list of posts, in every state. */
export default function BlogPosts(): ReactNode {
  return (
    <ToolPage
      title={listTexts.title}
      lede={listTexts.lede}
      actions={
        <Button asChild>
          <Link to={`${blogToolPath}/new`}>{listTexts.create}</Link>
        </Button>
      }
    >
      <PostList />
    </ToolPage>
  );
}
