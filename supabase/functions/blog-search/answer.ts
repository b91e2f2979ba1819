import { z } from 'zod';

/** A post that a search found. */
export const foundPostSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** Text, never HTML. Matches are between U+E000 and U+E001. */
  headline: z.string(),
  /** Words joined by hyphens, such as `salary-insights`. */
  topic: z.string(),
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
});
export type FoundPost = z.infer<typeof foundPostSchema>;

/** The answer of `GET /functions/v1/blog-search?q=&page=`. */
export const searchAnswerSchema = z.object({
  /** Trimmed, with single spaces; empty before anything was searched. */
  query: z.string(),
  /** From 1. */
  page: z.number(),
  pageSize: z.number(),
  /** Posts on all pages; 0 beyond the last page too. */
  total: z.number(),
  /** Best match first. */
  results: z.array(foundPostSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
