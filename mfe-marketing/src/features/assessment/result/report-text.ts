import type { AssessmentResult, ScoredQuestion } from '@talent/api/assessment/attempt';
import { assessmentText } from '../content/assessment-text';
import { answerLists, factsOf, pointsText } from './points-text';

const { result: text } = assessmentText;

/** The report as plain text. */
export function reportText(result: AssessmentResult, brand: string): string {
  const { role, day } = factsOf(result);
  const parts = [
    `${text.title}: ${text.total(pointsText(result.points), result.possible)}`,
    `${text.taken(role, day)}\n${brand}`,
    `${text.skills}\n${result.skills
      .map(
        ({ skill, points, possible }) => `- ${skill}: ${text.points(pointsText(points), possible)}`,
      )
      .join('\n')}`,
    text.skillsNote,
    text.answers,
    ...result.questions.map(questionText),
  ];
  return `${parts.join('\n\n')}\n`;
}

function questionText(question: ScoredQuestion, index: number): string {
  const { prompt, code, skill, verdict, explanation } = question;
  return [
    `${index + 1}. ${prompt}`,
    `   [${skill}; ${text.verdicts[verdict]}]`,
    ...(code === null ? [] : [code.replace(/^/gm, '     ')]),
    ...answerLists(question).map(({ title, answers, isOrder }) =>
      [
        `   ${title}:`,
        ...answers.map((answer, place) => `   ${isOrder ? `${place + 1}.` : '-'} ${answer}`),
      ].join('\n'),
    ),
    `   ${text.why}: ${explanation}`,
  ].join('\n');
}
