import { z } from '../forms/schema.ts';
import { linkedInPostSchema } from './post.ts';

/** The body of `POST /functions/v1/linkedin-posts`. */
export const postsRequestSchema = z.discriminatedUnion('action', [
  /** Answers a `LinkedInDryRun` and sends nothing. */
  z.object({ action: z.literal('dry-run'), content: linkedInPostSchema }),
  /** Publishes a stored post once and answers a `SendAnswer`. */
  z.object({ action: z.literal('post'), id: z.number().int().positive() }),
]);
export type PostsRequest = z.infer<typeof postsRequestSchema>;

/** The calls that a post would make. Of the token it holds four characters. */
export const linkedInDryRunSchema = z.object({
  /** The picture that is uploaded before; null where the link has none. `size` is in bytes. */
  picture: z
    .object({
      url: z.string(),
      type: z.string(),
      size: z.number(),
      uploadUrl: z.string(),
      uploadBody: z.unknown(),
    })
    .nullable(),
  /** Why the picture cannot be read, for people: posting would stop here. */
  pictureProblem: z.string().nullable(),
  method: z.literal('POST'),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  /** Length of the text with its escapes, as LinkedIn counts it. */
  sentLength: z.number(),
});
export type LinkedInDryRun = z.infer<typeof linkedInDryRunSchema>;

/** Whether a post was sent, or why not. Its row holds the outcome. */
export const sendAnswerSchema = z.object({
  result: z.enum(['sent', 'missing', 'posted', 'posting', 'unknown', 'duplicate']),
});
export type SendAnswer = z.infer<typeof sendAnswerSchema>;
