import { assessmentRoles, type AssessmentResult } from '@talent/api/assessment/attempt';
import { labelOf } from '@talent/api/forms/choice';
import type { FunctionContext } from '@talent/functions/context.ts';
import { mailText, type QueuedMessage } from '@talent/functions/mail/mail-parts.ts';
import { subjectLine } from '@talent/node/mail/subject-line';

/** The summary of a result with the link that opens it. It contains no text that a visitor typed. */
export function resultMail(
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
