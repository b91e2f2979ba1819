import { blogPost } from '../../content/blog-post';
import type { ContentsEntry } from './contents-of';

/** Links to the sections of a long post. */
export function PostContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label={blogPost.contents} className="border-l border-rule pl-5 text-sm">
      <p aria-hidden="true" className="font-semibold">
        {blogPost.contents}
      </p>
      <ol className="mt-2">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 text-ink-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
