import { Link } from '@talent/sdk';
import { postPath } from '../../content/paths';

/** A post's title as a link to it. */
export function PostLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link to={postPath(slug)} className="decoration-1 underline-offset-[0.12em] hover:underline">
      {title}
    </Link>
  );
}
