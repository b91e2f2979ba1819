import { assessmentRoles, type AssessmentResult } from './attempt.ts';
import { labelOf } from '@talent/protocol/forms/choice';
import { formatDay } from '@talent/sdk/format';
import { greeting, paragraph, type MailContent, type AnsweringSite } from '@talent/mails/mail';

/**
 * The summary of a result. It contains no text that a visitor typed.
 * @param link - opens the result
 */
export function assessmentMail(
  result: Pick<AssessmentResult, 'role' | 'submittedAt' | 'points' | 'possible' | 'skills'>,
  link: string,
  { email }: AnsweringSite,
): MailContent {
  const role = labelOf(assessmentRoles, result.role);
  const score = `${result.points} of ${result.possible} points`;
  return {
    subject: `Your AI skills assessment result: ${role}`,
    preheader: `${score}. See why each answer is right.`,
    headline: `${role}: ${score}`,
    body: [
      greeting,
      paragraph(
        `Here is the result of your ${role} skills assessment, taken on ${formatDay(result.submittedAt)}: ${score}.`,
      ),
      {
        kind: 'scores',
        rows: result.skills.map(({ skill, points, possible }) => ({
          label: skill,
          points,
          possible,
        })),
      },
    ],
    button: { label: 'See every question and answer', href: link },
    after: [
      paragraph('Anyone with this link can read the result. No one else can.'),
      paragraph(
        `If you did not ask for this email, someone gave us your address by mistake. Tell us at ${email} and we will delete it.`,
      ),
    ],
  };
}
