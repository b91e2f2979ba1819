import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { blogPost } from '../../content/blog-post';

const { title, text, link } = blogPost.newsletter;

/** Leads to the newsletter. */
export function NewsletterBox() {
  return (
    <section
      aria-labelledby="newsletter-title"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-sm border border-rule bg-surface px-5 py-5"
    >
      <div>
        <h2 id="newsletter-title" className="text-subheading">
          {title}
        </h2>
        <p className="mt-1 text-ink-muted">{text}</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={link.to}>{link.label}</Link>
      </Button>
    </section>
  );
}
