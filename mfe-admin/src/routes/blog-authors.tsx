import { ToolPage } from '../frame/tool-page';
import { blogToolPath } from '../posts/content/posts';
import { Authors } from '../tools/blog/authors/authors';
import { authorTexts } from '../tools/blog/content/author-texts';

export default function BlogAuthors() {
  return (
    <ToolPage
      title={authorTexts.title}
      lede={authorTexts.lede}
      link={{ to: blogToolPath, label: authorTexts.back }}
    >
      <Authors />
    </ToolPage>
  );
}
