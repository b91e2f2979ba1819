import type { AssessmentResult, ScoredQuestion } from '@talent/api/assessment/attempt';
import { assessmentText } from '../content/assessment-text';
import { optionTexts } from './points-text';
import { factsOf, pointsText } from './points-text';

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
  const { kind, prompt, code, skill, verdict, given, right, explanation } = question;
  const isOrder = kind === 'order';
  const answers = (ids: readonly string[]): string =>
    optionTexts(question, ids)
      .map((answer, place) => `   ${isOrder ? `${place + 1}.` : '-'} ${answer}`)
      .join('\n');
  return [
    `${index + 1}. ${prompt}`,
    `   [${skill}; ${text.verdicts[verdict]}]`,
    ...(code === null ? [] : [code.replace(/^/gm, '     ')]),
    ...(given.length === 0 || verdict === 'right'
      ? []
      : [`   ${isOrder ? text.yourOrder : text.yours}:`, answers(given)]),
    `   ${isOrder ? text.rightOrder : text.rightOne}:`,
    answers(right),
    `   ${text.why}: ${explanation}`,
  ].join('\n');
}
