import { Link } from '@talent/sdk';
import { blogPost } from '../../content/blog-post';

/** The way to a page of the blog; the page itself stands under it as its heading. */
export function Trail({ steps }: { steps: readonly { label: string; to: string }[] }) {
  return (
    <nav aria-label={blogPost.trail}>
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ label, to }, index) => (
          <li key={to} className="flex gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link to={to} className="underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
