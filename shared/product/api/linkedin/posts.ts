import { z } from '@talent/protocol/forms/schema';
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
export interface LinkedInDryRun {
  /** The picture that is uploaded before; null where the link has none. `size` is in bytes. */
  picture: {
    url: string;
    type: string;
    size: number;
    uploadUrl: string;
    uploadBody: unknown;
  } | null;
  /** Why the picture cannot be read, for people: posting would stop here. */
  pictureProblem: string | null;
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** Length of the text with its escapes, as LinkedIn counts it. */
  sentLength: number;
}

/** Whether a post was sent, or why not. Its row holds the outcome. */
export interface SendAnswer {
  result: 'sent' | 'missing' | 'posted' | 'posting' | 'unknown' | 'duplicate';
}
