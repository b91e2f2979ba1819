import { ButtonLink } from '../controls/site-link';
import { listTexts } from '../tools/blog/content/blog-tools';
import { blogToolPath } from '../posts/content/posts';
import { PostList } from '../tools/blog/list/post-list';
import { ToolPage } from '../frame/tool-page';

export default function BlogPosts() {
  return (
    <ToolPage
      title={listTexts.title}
      lede={listTexts.lede}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="md" to={`${blogToolPath}/calendar`}>
            {listTexts.calendar}
          </ButtonLink>
          <ButtonLink size="md" to={`${blogToolPath}/authors`}>
            {listTexts.authors}
          </ButtonLink>
          <ButtonLink size="md" variant="primary" to={`${blogToolPath}/new`}>
            {listTexts.create}
          </ButtonLink>
        </div>
      }
    >
      <PostList />
    </ToolPage>
  );
}
