import { blogPost } from '../../content/blog-post';

/** A place to share an article at: a plain link, which tells nobody anything before it is followed. */
export interface ShareLink {
  label: string;
  href: string;
}

/** @param url - the article's canonical address */
export function shareLinks(url: string, title: string): ShareLink[] {
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
