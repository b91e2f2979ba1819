import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link as LinkLook } from '@talent/ui/link';
import { Link2 } from 'lucide-react';
import { blogPost } from '../../content/blog-post';

const { share } = blogPost;

/** Ways to pass an article on. */
export function ShareBox({ url, title }: { url: string; title: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      notify({ title: share.copied });
    } catch {
      notify({ title: share.failed, description: share.failedText });
    }
  }

  return (
    <section
      aria-label={share.title}
      className="flex flex-wrap items-center gap-x-6 border-t border-rule py-4 text-sm"
    >
      <p className="font-semibold">{share.title}</p>
      {shareLinks(url, title).map(({ label, href }) => (
        <LinkLook
          key={label}
          href={href}
          tone="ink"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center"
        >
          {label}
        </LinkLook>
      ))}
      <Button variant="quiet" size="sm" className="min-h-11" onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        {share.copy}
      </Button>
    </section>
  );
}

/** Plain links to share an article: no request is sent before one is followed. */
function shareLinks(url: string, title: string) {
  const { linkedIn, x, email } = blogPost.share;
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  const body = encodeURIComponent(`${title}\n${url}`);
  return [
    { label: linkedIn, href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { label: x, href: `https://twitter.com/intent/tweet?url=${address}&text=${words}` },
    { label: email, href: `mailto:?subject=${words}&body=${body}` },
  ];
}
