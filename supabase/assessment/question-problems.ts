import type { Question } from './question.ts';

/** A long option next to short ones gives itself away; among short ones lengths say nothing. */
const SHORT_OPTION = 25;
const LENGTH_RATIO = 2.2;

/** The rules that a question breaks, a sentence each. */
export function questionProblems(question: Question): string[] {
  const { options, explanation, roles } = question;
  const ids = options.map(({ id }) => id);
  const lengths = options.map(({ text }) => text.length);
  const longest = Math.max(...lengths);
  const words = explanation.split(/\s+/).length;
  const found: string[] = [];
  if (ids.join('') !== 'abcdef'.slice(0, ids.length)) found.push('option ids are not a, b, c …');
  if (hasRepeats(options.map(({ text }) => text))) found.push('two options have the same text');
  if (hasRepeats(roles)) found.push('a role is named twice');
  if (longest > SHORT_OPTION && longest > LENGTH_RATIO * Math.min(...lengths)) {
    found.push('its options differ too much in length');
  }
  if (words < 40 || words > 90) found.push(`its explanation has ${words} words, not 40 to 90`);
  found.push(...answerProblems(question, ids));
  return found.map((problem) => `${question.key}: ${problem}`);
}

function answerProblems({ kind, answer }: Question, ids: readonly string[]): string[] {
  const named = [answer].flat();
  if (named.some((id) => !ids.includes(id)) || hasRepeats(named)) {
    return ['its answer is not made of its options'];
  }
  switch (kind) {
    case 'single':
    case 'code':
      return named.length === 1 ? [] : ['it needs one right option'];
    case 'multiple':
      return named.length >= 2 && named.length < ids.length
        ? []
        : ['it needs two right options or more, and a wrong one'];
    case 'order':
      if (named.length !== ids.length) return ['its answer does not order all options'];
      return named.join() === ids.join() ? ['its options are already in the right order'] : [];
  }
}

function hasRepeats(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}
