import {
  imageDetailsSchema,
  MOST_IMAGE_BYTES,
  type ImageAnswer,
  type ImageDetails,
} from './contract.ts';
import { adminHandler } from '@talent/functions/access/admin-handler.ts';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { noSuchFunction, problem, reply } from '@talent/functions/http/replies.ts';
import { createAddressLimit } from '@talent/functions/limits/address-limit.ts';
import { PictureError, pictureKind } from '@talent/functions/pictures/picture-cutter.ts';
import { storePicture } from './store-picture.ts';

/** Pictures of one network address a minute. */
const limit = createAddressLimit(20);

/**
 * `POST /functions/v1/blog-image`, for admins: cuts a picture, makes its copies and stores them. Where the host cannot cut
 * pictures the answer is 501, and the editor does it in the browser.
 */
export const handler = adminHandler(async (admin, request, context) => {
  if (request.method !== 'POST') return noSuchFunction();
  const { cutPicture } = context;
  if (cutPicture === null) return cannotCut();
  const retryAfter = limit(request, context);
  if (retryAfter > 0) {
    return reply({ code: 'limited' }, 429, { 'Retry-After': String(retryAfter) });
  }
  const upload = await readUpload(request);
  if (upload === null) return problem(400, 'unreadable', 'Send a file and its details.');
  const { bytes, details } = upload;
  if (bytes.length > MOST_IMAGE_BYTES) return problem(413, 'too-large', 'At most 5 MB.');
  if (pictureKind(bytes) === null) {
    return problem(415, 'refused', 'The file is not a PNG, JPEG, WebP or AVIF.');
  }
  try {
    const picture = await cutPicture(bytes, details.crop, details.isCover);
    const path = await storePicture(picture, details, admin.userId, context);
    return reply({ path } satisfies ImageAnswer, 201);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.code === 'unavailable') return cannotCut();
    return problem(415, 'refused', error.message);
  }
});

function cannotCut(): Response {
  return problem(501, 'no-pictures', 'This server does not cut pictures.');
}

async function readUpload(
  request: Request,
): Promise<{ bytes: Uint8Array; details: ImageDetails } | null> {
  const form = await request.formData().catch(() => null);
  const [file, text] = [form?.get('file'), form?.get('details')];
  if (!(file instanceof File) || typeof text !== 'string') return null;
  const details = imageDetailsSchema.safeParse(parseJson(text));
  if (!details.success) return null;
  return { bytes: new Uint8Array(await file.arrayBuffer()), details: details.data };
}
