import type { Choice } from '@talent/protocol/forms/choice';

/** Roles that can be assessed. */
export const assessmentRoles = [
  { value: 'machine-learning-engineer', label: 'Machine learning engineer' },
  { value: 'mlops-engineer', label: 'MLOps engineer' },
  { value: 'nlp-engineer', label: 'NLP engineer' },
  { value: 'computer-vision-engineer', label: 'Computer vision engineer' },
  { value: 'data-scientist', label: 'Data scientist' },
  { value: 'generative-ai-engineer', label: 'Generative AI engineer' },
] as const satisfies readonly Choice[];

export type AssessmentRole = (typeof assessmentRoles)[number]['value'];

/** `code` is a single choice about a snippet; an `order` answer is all options, first to last. */
export type QuestionKind = 'single' | 'multiple' | 'order' | 'code';

export interface QuestionOption {
  id: string;
  text: string;
}

/** Kinds of words that have a color in code. */
export const codeKinds = [
  'keyword',
  'string',
  'number',
  'name',
  'comment',
  'added',
  'removed',
] as const;

/** A part of a snippet: plain text, or a word of a kind. */
export type CodePart = string | readonly [kind: (typeof codeKinds)[number], text: string];

/** A question as it is asked, without its answer. */
export interface AskedQuestion {
  /** `q1`, `q2` … within an attempt: the keys of the pool would give answers away. */
  id: string;
  skill: string;
  difficulty: 1 | 2 | 3;
  kind: QuestionKind;
  prompt: string;
  code: string | null;
  /** The same code in parts with colors; absent where it has none. */
  codeParts?: readonly CodePart[] | undefined;
  /** In the order in which they are shown in this attempt. */
  options: readonly QuestionOption[];
}

/** The answer of `start`. */
export interface StartedAttempt {
  /** UUID. */
  id: string;
  /** Required to submit and to save this attempt. */
  token: string;
  role: AssessmentRole;
  /** ISO time. After it, answers are no longer scored. */
  expiresAt: string;
  questions: readonly AskedQuestion[];
}

export type Verdict = 'right' | 'partial' | 'wrong' | 'unanswered';

/** A question with the given and the right answer. */
export interface ScoredQuestion extends AskedQuestion {
  given: readonly string[];
  right: readonly string[];
  /** 0 to 1. */
  points: number;
  verdict: Verdict;
  explanation: string;
}

/** Points of the questions of one skill. */
export interface SkillScore {
  skill: string;
  points: number;
  /** Questions of it that were asked. Each gives one point at most. */
  possible: number;
}

/** The answer of `submit` and `open`. Points have at most two decimals. */
export interface AssessmentResult {
  role: AssessmentRole;
  /** ISO time. */
  submittedAt: string;
  points: number;
  possible: number;
  /** Best first. */
  skills: readonly SkillScore[];
  questions: readonly ScoredQuestion[];
}
