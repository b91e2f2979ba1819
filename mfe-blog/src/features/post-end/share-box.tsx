import { passOn, useShareSheet } from '@talent/page-parts/pass-on';
import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link as LinkLook } from '@talent/ui/link';
import { Link2 } from 'lucide-react';
import { blogPost } from '../../content/blog-post';

const { share } = blogPost;

/** Ways to pass an article on. */
export function ShareBox({ url, title }: { url: string; title: string }) {
  const hasSheet = useShareSheet();
  async function pass(): Promise<void> {
    const result = await passOn(url, title);
    if (result === 'copied') notify({ title: share.copied });
    if (result === 'failed') notify({ title: share.failed, description: share.failedText });
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
      <Button variant="quiet" size="sm" className="min-h-11" onClick={() => void pass()}>
        <Link2 aria-hidden="true" />
        <span>{hasSheet ? share.sheet : share.copy}</span>
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
