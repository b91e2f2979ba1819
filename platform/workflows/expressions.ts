import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** A value of a context: `github.event_name` is `{ github: { event_name: 'push' } }`. */
export type ContextValue = string | { readonly [name: string]: ContextValue };

/** Contexts by name; a name that is not in them is an error, a missing field of one is empty. */
export type Contexts = Readonly<Record<string, ContextValue>>;

/** The state of the job, or of the jobs that it needs. */
export type Status = 'success' | 'failure';

/** Functions of a condition that ask for the status. Without one of them a condition means `success()` as well. */
const STATUS_FUNCTIONS = /\b(success|failure|cancelled|always)\s*\(/;

/** Whether the condition of a job or a step holds. `undefined` stands for no condition. */
export function holds(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  const text = condition?.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1') ?? 'success()';
  const isAsked = STATUS_FUNCTIONS.test(text);
  return isTrue(evaluate(isAsked ? text : `success() && (${text})`, contexts, status));
}

/** A text with the values of its `${{ … }}`. Throws for an expression that cannot be read. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts, 'success').coerceString(),
  );
}

function evaluate(text: string, contexts: Contexts, status: Status): data.ExpressionData {
  const constant = (name: string, value: boolean) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  });
  const functions = [
    constant('success', status === 'success'),
    constant('failure', status === 'failure'),
    // Nobody ends a run on this machine by pressing a button.
    constant('cancelled', false),
    constant('always', true),
  ];
  const { tokens } = new Lexer(text.trim()).lex();
  const expression = new Parser(tokens, Object.keys(contexts), functions).parse();
  const known = new Map(functions.map((each) => [each.name, each]));
  return new Evaluator(expression, dictionaryOf(contexts), known).evaluate();
}

function dictionaryOf(values: Readonly<Record<string, ContextValue>>): data.Dictionary {
  const pairs = Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? new data.StringData(value) : dictionaryOf(value),
  }));
  return new data.Dictionary(...pairs);
}

/** As in a condition: an empty text is false. */
function isTrue(value: data.ExpressionData): boolean {
  return value instanceof data.BooleanData ? value.value : value.coerceString() !== '';
}
