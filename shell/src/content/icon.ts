import { logoMark } from '@talent/ui/logo-mark';

/** On a plate of ink, which is seen in light and dark windows: the dark palette's colors of the marks. */
const colors = { ink: '#f6f7f5', signal: '#9db3ff', accent: '#f7a054' } as const;

const { width, height, paths } = logoMark();

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
  `<rect width="${width}" height="${height}" rx="3" fill="#131a20"/>`,
  ...paths.map(({ color, d }) => `<path d="${d}" fill="${colors[color]}"/>`),
  '</svg>',
].join('');

/** The site's icon as a `data:` URL: the logo's three strokes. The picture files of `features/icons` show the same. */
export const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
