import { z } from '@talent/protocol/forms/schema';
import { shapes } from '@talent/api/blog/crop-rect';

/** Largest file, bytes: the bucket takes no larger one. */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;

/**
 * The field `details` of `POST /functions/v1/blog-image`, as JSON. The field `file` is a PNG, JPEG, WebP or AVIF: its bytes
 * say which.
 */
export const imageDetailsSchema = z.object({
  /** Name in the bucket without an ending, which no other picture has. */
  stem: z
    .string()
    .regex(/^\d{4}\/[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  alt: z.string().trim().min(1).max(300),
  crop: z.object({
    shape: z.enum(shapes),
    focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
    zoom: z.number().min(1).max(4),
  }),
  /** A cover has a part for shared links as well. */
  isCover: z.boolean(),
});
export type ImageDetails = z.infer<typeof imageDetailsSchema>;

/** Name of the stored picture in the bucket. */
export const imageAnswerSchema = z.object({ path: z.string() });
export type ImageAnswer = z.infer<typeof imageAnswerSchema>;
