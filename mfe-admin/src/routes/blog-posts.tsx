import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { listTexts } from '../tools/blog/content/blog-tools';
import { blogToolPath } from '../posts/content/posts';
import { PostList } from '../tools/blog/list/post-list';
import { ToolPage } from '../frame/tool-page';

export default function BlogPosts(): ReactNode {
  return (
    <ToolPage
      title={listTexts.title}
      lede={listTexts.lede}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <Link to={`${blogToolPath}/calendar`}>{listTexts.calendar}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={`${blogToolPath}/authors`}>{listTexts.authors}</Link>
          </Button>
          <Button asChild>
            <Link to={`${blogToolPath}/new`}>{listTexts.create}</Link>
          </Button>
        </div>
      }
    >
      <PostList />
    </ToolPage>
  );
}
