import { formHandler } from '@talent/functions/forms/form-handler.ts';
import { createLinkToken } from '@talent/functions/tokens/link-token.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { assessmentMail } from './mails.ts';
import { renderMail } from '@talent/mails/render-mail';
import { assessmentSaveForm, assessmentSaveSent } from './form.ts';
import { readAttempt } from './stored-attempt.ts';

const NO_RESULT = 'There is no result to save. Finish the assessment first.';

/** `save`: stores a result with an email address and emails the link to it. */
export const saveResult = formHandler({
  form: assessmentSaveForm,
  referencePrefix: 'SA',
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  needsMail: true,
  submit: async ({ id, token, email }, submission, context) => {
    const attempt = await readAttempt(token, 'assessment-attempt', context);
    if (attempt === null || attempt.id !== id || attempt.result === null) {
      return { status: 'invalid', fields: { id: NO_RESULT } };
    }
    const facts = { purpose: 'assessment-result', id, expiresAt: null } as const;
    const link = `${context.site.origin}/ai-skills-assessment?result=${await createLinkToken(context.secret, facts)}`;
    const resultMail = renderMail(assessmentMail(attempt.result, link, context.site), context.site);
    return submitResult(
      await context.data.rpc('submit_assessment_save', {
        submission: submission.argument,
        input: { id, email, consent_text: assessmentSaveForm.fields.consent.label },
        mails: [{ name: 'result', to: email, ...resultMail }],
      }),
    );
  },
  // The assessment needs JavaScript, but a form that a script of someone else sends gets a page too.
  page: {
    title: 'Save this result',
    path: '/ai-skills-assessment',
    sent: assessmentSaveSent,
  },
});
