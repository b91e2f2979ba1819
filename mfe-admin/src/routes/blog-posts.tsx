import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import type { ReactNode } from 'react';
import { blogToolPath, listTexts } from '../content/blog-tools';
import { PostList } from '../features/blog-list/post-list';
import { ToolHeader } from '../features/tool-frame/tool-header';

/** The list of posts, in every state. */
export default function BlogPosts(): ReactNode {
  return (
    <>
      <ToolHeader />
      <Container width="wide" className="pb-16">
        <header className="flex flex-wrap items-end justify-between gap-4 pt-8 pb-6">
          <div>
            <h1 className="text-heading">{listTexts.title}</h1>
            <p className="text-ink-muted mt-2 max-w-prose">{listTexts.lede}</p>
          </div>
          <Button asChild>
            <Link to={`${blogToolPath}/new`}>{listTexts.create}</Link>
          </Button>
        </header>
        <PostList />
      </Container>
    </>
  );
}
