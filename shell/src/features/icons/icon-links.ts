/** The site's icons and its web manifest in the head of every document. */
export const iconLinks = [
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'apple-touch-icon', sizes: '180x180', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
] as const;
