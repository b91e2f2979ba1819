import { seoFactSchema, seoPlanSchema } from '@talent/api/seo/strategy';
import { z } from '@talent/api/forms/schema';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** A stored plan with the facts that it was made from. */
export const strategySchema = z.object({
  id: z.number(),
  kind: z.enum(['gemini', 'rules']),
  /** The reason why rules made it; null if Gemini did. */
  reason: z.enum(['no-key', 'asked']).nullable(),
  /** Version of the model; null where rules made it. */
  model: z.string().nullable(),
  facts: z.array(seoFactSchema),
  plan: seoPlanSchema,
  created_at: z.string(),
});
export type Strategy = z.infer<typeof strategySchema>;

/**
 * A stored plan by its id.
 * @throws NotFoundError when there is none, DataError when the request fails, ZodError for a plan that cannot be read.
 */
export async function fetchStrategy(id: number): Promise<Strategy> {
  const row = unwrap(
    await adminData()
      .from('seo_strategies')
      .select('id, kind, reason, model, facts, plan, created_at')
      .eq('id', id)
      .single(),
  );
  return strategySchema.parse(row);
}
