import type { ResourcePlan } from '@talent/sdk/server';
import appleTouchIcon from './files/apple-touch-icon.png?inline';
import favicon from './files/favicon.ico?inline';
import icon192 from './files/icon-192.png?inline';
import icon512 from './files/icon-512.png?inline';

const colors = { theme: '#131a20', background: '#f6f7f5' };

/** The site's icons and its web manifest at fixed addresses, which crawlers and phones fetch. */
export const iconResources: Readonly<Record<string, ResourcePlan>> = {
  '/favicon.ico': image('image/x-icon', favicon),
  '/apple-touch-icon.png': image('image/png', appleTouchIcon),
  '/icon-192.png': image('image/png', icon192),
  '/icon-512.png': image('image/png', icon512),
  '/site.webmanifest': {
    load: async ({ site }) => ({
      contentType: 'application/manifest+json',
      body: JSON.stringify({
        name: site.brand,
        short_name: site.brand,
        start_url: '/',
        display: 'browser',
        theme_color: colors.theme,
        background_color: colors.background,
        icons: [192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      }),
    }),
  },
};

function image(contentType: string, dataUrl: string): ResourcePlan {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return { load: async () => ({ contentType, body: Buffer.from(base64, 'base64') }) };
}

/** The site's icons and its web manifest in the head of every document. */
export const iconLinks = [
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'apple-touch-icon', sizes: '180x180', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
] as const;
