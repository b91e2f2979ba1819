import {
  assessmentConsentText,
  assessmentSaveSchema,
  type AssessmentSaveInput,
} from '@talent/api/assessment/save';
import { assessmentRoles, type AssessmentResult } from '@talent/api/assessment/attempt';
import { labelOf } from '@talent/api/forms/choice';
import type { FunctionContext } from '@talent/functions/context.ts';
import { mailText, type QueuedMessage } from '@talent/functions/mail/mail-parts.ts';
import { subjectLine } from '@talent/node/mail/subject-line';
import type { FormDefinition } from '@talent/functions/forms/form-definition.ts';
import { createLinkToken } from '@talent/functions/tokens/link-token.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { readAttempt } from './stored-attempt.ts';

const NO_RESULT = 'There is no result to keep: finish the assessment first.';

/** `save`: stores a result with an e-mail address and mails the link to it. */
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
    title: 'Keep your result',
    path: '/ai-skills-assessment',
    submitLabel: 'Send me the link',
    fields: [
      { kind: 'email', name: 'email', label: 'E-mail', autocomplete: 'email' },
      { kind: 'agreement', name: 'consent', label: assessmentConsentText },
    ],
    accepted: {
      title: 'Your result is kept',
      paragraphs: ['A mail with the link to it is on its way.'],
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
    subject: subjectLine(`Your skills assessment: ${role}`),
    text: mailText(
      [
        'Hello,',
        `here is the result of the skills assessment for the role ${role}, taken on ${result.submittedAt.slice(0, 10)}: ${result.points} of ${result.possible} points.`,
        result.skills
          .map(({ skill, points, possible }) => `${skill}: ${points} of ${possible}`)
          .join('\n'),
        'Every question with its right answer and why it is right:',
        link,
        'Whoever has this link can read the result; nobody else can.',
        `If you did not ask for this mail, somebody gave us your address by mistake: tell us at ${site.email} and we delete it.`,
      ],
      site,
    ),
  } satisfies QueuedMessage;
}
