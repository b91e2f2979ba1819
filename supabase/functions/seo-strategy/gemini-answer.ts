import { planItemSchema, type PlanItem, type SeoFact, type SeoPlan } from './contract.ts';
import { storableJson } from '@talent/protocol/text/storable-json';
import { parseJson } from '@talent/functions/http/parse-json.ts';
import { z } from 'zod';
import { GeminiError } from './gemini-error.ts';

const answerSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .default([]),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  modelVersion: z.string().max(100).optional(),
});

const BLOCKING = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'LANGUAGE',
]);

const draftSchema = z.object({ items: z.array(planItemSchema).max(40) });

/**
 * The plan in an answer of `models.generateContent`, and the version of the model when it says so.
 * @throws GeminiError with `blocked` or `malformed`.
 */
export function readGeminiAnswer(
  body: string,
  facts: readonly SeoFact[],
): { plan: SeoPlan; modelVersion: string | null } {
  const answer = answerSchema.safeParse(parseJson(body));
  if (!answer.success) throw new GeminiError('malformed', 'not an answer of this interface');
  const { candidates, promptFeedback, modelVersion } = answer.data;
  if (promptFeedback?.blockReason)
    throw new GeminiError('blocked', word(promptFeedback.blockReason));
  const [candidate] = candidates;
  const reason = candidate?.finishReason ?? '';
  if (BLOCKING.has(reason)) throw new GeminiError('blocked', reason);
  if (reason !== 'STOP') throw new GeminiError('malformed', word(reason) || 'no answer in it');
  const parts = candidate?.content?.parts ?? [];
  const text = parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
  // A plan that would have to be mended is not a plan.
  const draft = draftSchema.safeParse(storableJson(text) === text ? parseJson(text) : null);
  if (!draft.success) throw new GeminiError('malformed', 'the plan does not keep the schema');
  return { plan: onFacts(draft.data.items, facts), modelVersion: modelVersion ?? null };
}

function onFacts(drafts: readonly PlanItem[], facts: readonly SeoFact[]): SeoPlan {
  const pageOf = new Map(facts.map(({ id, page }) => [id, page]));
  const items = drafts.flatMap((draft) => {
    const known = [...new Set(draft.facts)].filter((id) => pageOf.has(id));
    const isAboutPage = known.some((id) => pageOf.get(id) === draft.page);
    return isAboutPage ? [{ ...draft, facts: known }] : [];
  });
  if (items.length === 0 && drafts.length > 0) {
    throw new GeminiError('malformed', 'no item rests on a measured fact');
  }
  return { items, leftOut: drafts.length - items.length };
}

/** A code of the API; empty for any other text. */
function word(reason: string): string {
  return /^[A-Z_]{1,60}$/.test(reason) ? reason : '';
}
