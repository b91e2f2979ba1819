import type { Picture } from '../picture.ts';
import { logoMark } from '../pictures/logo-mark.ts';
import { pictureOfNotFound } from '../pictures/picture-of-not-found.ts';
import { pictureOfPay } from '../pictures/picture-of-pay.ts';
import { pictureOfProcess } from '../pictures/picture-of-process.ts';
import { pictureOfRole, roleSlugs } from '../pictures/picture-of-role.ts';

const pay = { p25: 142_000, p50: 171_000, p75: 212_000 };

const process = [
  { fromDay: 0, toDay: 3 },
  { fromDay: 3, toDay: 14 },
  { fromDay: 14, toDay: 28 },
  { fromDay: 28, toDay: 208 },
];

/** Every picture with sample facts, by the name of its subject. */
export const samplePictures: Readonly<Record<string, () => Picture>> = {
  logo: logoMark,
  ...Object.fromEntries(roleSlugs.map((slug) => [slug, () => ofRole(slug)])),
  'data-scientist': () => pictureOfPay(pay),
  process: () => pictureOfProcess(process),
  'not found': pictureOfNotFound,
};

function ofRole(slug: string): Picture {
  const picture = pictureOfRole(slug);
  if (!picture) throw new Error(`No picture of ${slug}.`);
  return picture;
}
