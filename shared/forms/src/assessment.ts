import type { Choice } from './choice.ts';

/** Roles that there are questions for. */
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

/** A question as it is asked: nothing in it tells the answer. */
export interface AskedQuestion {
  /** `q1`, `q2` … within an attempt: the names of the pool would give answers away. */
  id: string;
  skill: string;
  difficulty: 1 | 2 | 3;
  kind: QuestionKind;
  prompt: string;
  code: string | null;
  /** In the order in which they are shown in this attempt. */
  options: readonly QuestionOption[];
}

/** Ids of options by id of question; a question without an entry was not answered. */
export type AttemptAnswers = Readonly<Record<string, readonly string[]>>;

/** What `start` answers. */
export interface StartedAttempt {
  /** UUID. */
  id: string;
  /** Needed to submit and to save this attempt, for nothing else. */
  token: string;
  role: AssessmentRole;
  /** ISO time; later nothing is scored any longer. */
  expiresAt: string;
  questions: readonly AskedQuestion[];
}

export type Verdict = 'right' | 'partial' | 'wrong' | 'unanswered';

/** A question with what was answered and what would have been right. */
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
  /** How many questions of it were asked: each gives one point at most. */
  possible: number;
}

/** What `submit` and `open` answer. Points have at most two decimals. */
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
