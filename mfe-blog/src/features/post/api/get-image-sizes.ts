import { rowsIn } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import type { ImageSize } from '@talent/markdown/parse-markdown';

const FOLDER = '/storage/v1/object/public/blog-images/';

/**
 * Sizes of the pictures that a text shows, by their path on the site.
 * @throws DataError when the request fails.
 */
export async function getImageSizes(
  data: DataClient,
  markdown: string,
): Promise<Record<string, ImageSize>> {
  const names = [
    ...markdown.matchAll(/\/storage\/v1\/object\/public\/blog-images\/([a-z0-9\-/._]+)/g),
  ];
  const paths = [...new Set(names.map(([, name = '']) => name))];
  const rows = await rowsIn(paths, (some) =>
    data.from('blog_images').select('path, width, height, widths').in('path', some),
  );
  return Object.fromEntries(
    rows.map(({ path, width, height, widths }) => [
      FOLDER + path,
      { width, height, ...(widths.length > 0 && { copies: widths }) },
    ]),
  );
}
