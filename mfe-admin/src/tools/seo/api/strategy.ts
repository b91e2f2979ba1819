import { seoFactSchema, seoPlanSchema } from '@talent/forms/seo-strategy';
import { z } from '@talent/forms/schema';

/** A stored plan with the facts that it was made from. */
export const strategySchema = z.object({
  id: z.number(),
  kind: z.enum(['gemini', 'rules']),
  /** Why rules made it; null where Gemini did. */
  reason: z.enum(['no-key', 'asked']).nullable(),
  /** Version of the model; null where rules made it. */
  model: z.string().nullable(),
  facts: z.array(seoFactSchema),
  plan: seoPlanSchema,
  created_at: z.string(),
});
export type Strategy = z.infer<typeof strategySchema>;
