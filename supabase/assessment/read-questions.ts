import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorCode } from './color-code.ts';
import { questionFile, type Question } from './question.ts';
import { RefusedError } from '../sources/files/refused-error.ts';

/** The folder of the question files. */
export const QUESTIONS_DIR = join(import.meta.dirname, 'questions');

/**
 * Reads one file of questions.
 * @throws RefusedError naming the file and the place in it.
 */
export function parseQuestions(file: string, text: string): Question[] {
  const parsed = questionFile.safeParse(parseJson(file, text));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${file}, ${path.join('.')}: ${message}`,
    );
    throw new RefusedError(problems.join('\n'), { cause: parsed.error });
  }
  const { skill, questions } = parsed.data;
  return questions.map((question) => {
    const code = question.kind === 'code' ? question.code.join('\n') : null;
    return { ...question, skill, code, code_parts: code === null ? null : colorCode(code, skill) };
  });
}

/**
 * Reads the questions of all `*.json` files of a folder, by file name.
 * @throws RefusedError for the first file that does not read as documented.
 */
export function readQuestions(folder: string): Question[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => parseQuestions(file, readFileSync(join(folder, file), 'utf8')));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RefusedError(`${file}: not JSON`, { cause });
  }
}
