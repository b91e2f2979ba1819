import { Link } from '@talent/sdk';
import { Link as TextLink } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { ToolPage } from '../frame/tool-page';
import { blogToolPath } from '../posts/content/posts';
import { Authors } from '../tools/blog/authors/authors';
import { authorTexts } from '../tools/blog/content/author-texts';

/** Everyone who signs posts. */
export default function BlogAuthors(): ReactNode {
  return (
    <ToolPage
      title={authorTexts.title}
      lede={authorTexts.lede}
      actions={
        <TextLink asChild tone="ink">
          <Link to={blogToolPath}>{authorTexts.back}</Link>
        </TextLink>
      }
    >
      <Authors />
    </ToolPage>
  );
}
