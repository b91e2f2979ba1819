import type { Picture } from '../picture.ts';
import { pictureOfPay, type PayFacts } from './picture-of-pay.ts';
import { evaluationTable } from './roles/ai-engineer.ts';
import { detection } from './roles/computer-vision-engineer.ts';
import { nextTokens } from './roles/generative-ai-engineer.ts';
import { trainingCurve } from './roles/machine-learning-engineer.ts';
import { releaseLog } from './roles/mlops-engineer.ts';
import { sentence } from './roles/nlp-engineer.ts';
import { ablation } from './roles/research-scientist.ts';

const pictures: Readonly<Record<string, () => Picture>> = {
  'machine-learning-engineer': trainingCurve,
  'ai-engineer': evaluationTable,
  'mlops-engineer': releaseLog,
  'nlp-engineer': sentence,
  'computer-vision-engineer': detection,
  'generative-ai-engineer': nextTokens,
  'research-scientist': ablation,
};

/** The roles that have a picture of their own. */
export const roleSlugs: readonly string[] = Object.keys(pictures);

/**
 * The work of a role, as marks; its pay for data scientists and for roles without a picture of their own.
 * @param slug the role as the salary data names it, such as `mlops-engineer`.
 * @param pay its band, where one is published.
 * @returns null for a role that has neither.
 */
export function pictureOfRole(slug: string, pay?: PayFacts): Picture | null {
  const own = pictures[slug];
  if (own) return own();
  return pay ? pictureOfPay(pay) : null;
}
