import {
  assessmentRoles,
  type AssessmentRole,
  type CodePart,
  type QuestionKind,
} from '@talent/functions/assessment/attempt';
import { z } from 'zod';

export const ROLES = assessmentRoles.map(({ value }) => value);

export const SKILLS = [
  'Model evaluation',
  'Statistics',
  'Deep learning',
  'Data pipelines',
  'Serving and latency',
  'Monitoring and drift',
  'Language models',
  'Retrieval',
  'Vision',
  'Python',
  'SQL',
  'Experiment design',
] as const;
export type Skill = (typeof SKILLS)[number];

export const KINDS: readonly QuestionKind[] = ['single', 'multiple', 'order', 'code'];

const text = z.string().refine((value) => value.trim() === value && value !== '', {
  error: 'must be text without space around it',
});
const optionId = z.enum(['a', 'b', 'c', 'd', 'e', 'f']);
const common = {
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words joined by hyphens'),
  roles: z.array(z.enum(ROLES)).min(1).max(6),
  difficulty: z.literal([1, 2, 3]),
  prompt: text,
  options: z
    .array(z.strictObject({ id: optionId, text }))
    .min(3)
    .max(6),
  explanation: text,
};

const sourceQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('single'), answer: optionId }),
  z.strictObject({ ...common, kind: z.literal('multiple'), answer: z.array(optionId) }),
  z.strictObject({ ...common, kind: z.literal('order'), answer: z.array(optionId) }),
  z.strictObject({
    ...common,
    kind: z.literal('code'),
    code: z.array(z.string()).min(4).max(15),
    answer: optionId,
  }),
]);

/** A file of `questions/`: the questions of one skill, snippets as one string a line. */
export const questionFile = z.strictObject({
  skill: z.enum(SKILLS),
  questions: z.array(sourceQuestion).min(1),
});

export type Option = z.infer<typeof common.options>[number];

/** A question as the table `assessment_questions` holds it. */
export type Question = {
  /** Does not change with the wording, because results of earlier attempts refer to it. */
  key: string;
  roles: AssessmentRole[];
  skill: Skill;
  /** 1 everyday knowledge, 2 experience, 3 depth. */
  difficulty: 1 | 2 | 3;
  kind: QuestionKind;
  prompt: string;
  /** The snippet of a code reading question; null for every other kind. */
  code: string | null;
  /** The same code in parts, of which words of a kind have a color; null where there is no code. */
  code_parts: CodePart[] | null;
  options: Option[];
  /** single, code: the right id; multiple: the ids of all right options; order: all ids in order. */
  answer: string | string[];
  /** Why the answer is right and the tempting one is not; 40 to 90 words. */
  explanation: string;
};
