import type { FindStep, TextPattern } from './element-finder.ts';

/** A text or expression in the form in which it is sent to a page. */
export function textPattern(text: string | RegExp, exact = false): TextPattern {
  return typeof text === 'string'
    ? { kind: 'text', text, exact }
    : { kind: 'pattern', source: text.source, flags: text.flags };
}

/** A step in words, for messages. */
export function describeStep(step: FindStep): string {
  if (step.by === 'selector') return step.selector;
  if (step.by === 'place') return `the one at ${step.index}`;
  if (step.by === 'role') {
    return [step.role, ...(step.name ? [describePattern(step.name)] : [])].join(' ');
  }
  return `${step.by} ${describePattern(step.text)}`;
}

function describePattern(pattern: TextPattern): string {
  return pattern.kind === 'text' ? `'${pattern.text}'` : `/${pattern.source}/${pattern.flags}`;
}
