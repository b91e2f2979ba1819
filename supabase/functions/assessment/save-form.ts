import {
  assessmentConsentText,
  assessmentSaveSchema,
  type AssessmentSaveInput,
} from '@talent/api/assessment/save';
import { assessmentRoles, type AssessmentResult } from '@talent/api/assessment/attempt';
import { labelOf } from '@talent/api/forms/choice';
import type { FunctionContext } from '@talent/functions/context.ts';
import { mailText, type QueuedMessage } from '@talent/functions/mail/mail-parts.ts';
import { formatDay } from '@talent/sdk/format';
import { subjectLine } from '@talent/node/mail/subject-line';
import type { FormDefinition } from '@talent/functions/forms/form-definition.ts';
import { createLinkToken } from '@talent/functions/tokens/link-token.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { readAttempt } from './stored-attempt.ts';

const NO_RESULT = 'There is no result to save. Finish the assessment first.';

/** `save`: stores a result with an email address and emails the link to it. */
export const saveForm: FormDefinition<AssessmentSaveInput> = {
  name: 'assessment-save',
  referencePrefix: 'SA',
  schema: assessmentSaveSchema,
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  submit: async ({ id, token, email }, submission, context) => {
    const attempt = await readAttempt(token, 'assessment-attempt', context);
    if (attempt === null || attempt.id !== id || attempt.result === null) {
      return { status: 'invalid', fields: { id: NO_RESULT } };
    }
    const facts = { purpose: 'assessment-result', id, expiresAt: null } as const;
    const link = `${context.site.origin}/ai-skills-assessment?result=${await createLinkToken(context.secret, facts)}`;
    return submitResult(
      await context.data.rpc('submit_assessment_save', {
        submission: submission.argument,
        input: { id, email, consent_text: assessmentConsentText },
        mails: [resultMail(email, attempt.result, link, context.site)],
      }),
    );
  },
  // The assessment needs JavaScript, but a form that a script of someone else sends gets a page too.
  page: {
    title: 'Save this result',
    path: '/ai-skills-assessment',
    submitLabel: 'Send me the link',
    fields: [
      { kind: 'email', name: 'email', label: 'Email', autocomplete: 'email' },
      { kind: 'agreement', name: 'consent', label: assessmentConsentText },
    ],
    accepted: {
      title: 'Your result is saved',
      paragraphs: ['We have emailed you the link to it.'],
    },
  },
};

/** The summary of a result with the link that opens it. It contains no text that a visitor typed. */
function resultMail(
  to: string,
  result: AssessmentResult,
  link: string,
  site: FunctionContext['site'],
) {
  const role = labelOf(assessmentRoles, result.role);
  return {
    name: 'result',
    to,
    subject: subjectLine(`Your AI skills assessment result: ${role}`),
    text: mailText(
      [
        'Hello,',
        `Here is the result of your ${role} skills assessment, taken on ${formatDay(result.submittedAt)}: ${result.points} of ${result.possible} points.`,
        result.skills
          .map(({ skill, points, possible }) => `${skill}: ${points} of ${possible}`)
          .join('\n'),
        'See every question, with the right answer and why it is right:',
        link,
        'Anyone with this link can read the result. No one else can.',
        `If you did not ask for this email, someone gave us your address by mistake. Tell us at ${site.email} and we will delete it.`,
      ],
      site,
    ),
  } satisfies QueuedMessage;
}
