import type { AssessmentResult, ScoredQuestion } from '@talent/functions/assessment/attempt';
import { assessmentText } from '../content/assessment-text';
import { answerLists, factsOf, pointsText, type AnswerList } from './points-text';

const { result: text } = assessmentText;

const STYLES = `body{font:1rem/1.55 system-ui,sans-serif;color:#131a20;max-width:44rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.25}h3{font-size:1rem;margin:1.5rem 0 .25rem}
.note{color:#4e5963}table{border-collapse:collapse}td,th{padding:.3rem 1.5rem .3rem 0;border-bottom:1px solid #cfd4d6;text-align:left;font-weight:400}
pre{border:1px solid #cfd4d6;padding:.75rem;overflow-x:auto;white-space:pre-wrap}article{break-inside:avoid}
@media print{body{margin:0;max-width:none;font-size:10.5pt}}`;

/** The report as a whole page that prints well: no script in it, and every text as text. */
export function reportPage(result: AssessmentResult, brand: string): string {
  const { role, day } = factsOf(result);
  const title = `${text.title}: ${text.total(pointsText(result.points), result.possible)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${title} | ${brand}`)}</title>
<style>${STYLES}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p class="note">${escaped(text.taken(role, day))} · ${escaped(brand)}</p>
<h2>${escaped(text.skills)}</h2>
<table>${result.skills
    .map(
      ({ skill, points, possible }) =>
        `<tr><th scope="row">${escaped(skill)}</th><td>${escaped(text.points(pointsText(points), possible))}</td></tr>`,
    )
    .join('')}</table>
<p class="note">${escaped(text.skillsNote)}</p>
<h2>${escaped(text.answers)}</h2>
${result.questions.map(questionMarkup).join('\n')}
</body>
</html>
`;
}

function questionMarkup(question: ScoredQuestion, index: number): string {
  const { prompt, code, skill, verdict, explanation } = question;
  return `<article>
<h3>${index + 1}. ${escaped(prompt)}</h3>
<p class="note">${escaped(skill)} · ${escaped(text.verdicts[verdict])}</p>
${code === null ? '' : `<pre>${escaped(code)}</pre>`}
${answerLists(question).map(answerMarkup).join('\n')}
<p><strong>${escaped(text.why)}:</strong> ${escaped(explanation)}</p>
</article>`;
}

function answerMarkup({ title, answers, isOrder }: AnswerList): string {
  const list = isOrder ? 'ol' : 'ul';
  const items = answers.map((answer) => `<li>${escaped(answer)}</li>`).join('');
  return `<p><strong>${escaped(title)}</strong></p><${list}>${items}</${list}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(plain: string): string {
  return plain.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

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
