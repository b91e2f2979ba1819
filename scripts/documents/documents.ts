import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Files of the repository, also those that are not committed yet. */
export const repositoryFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: root, encoding: 'utf8', maxBuffer: 50e6 },
)
  .split('\n')
  .filter((file) => file !== '');

/** A document of the repository. */
export interface Document {
  /** Path from the root. */
  path: string;
  folder: string;
  text: string;
  /** Texts between backticks, and the lines of code blocks. */
  code: readonly string[];
}

/** Everything that is written for people who work here. Posts and questions are content of the site. */
export const documents = repositoryFiles
  .filter((file) => file.endsWith('.md') && !/\/(content|blog-posts|questions)\//.test(file))
  .map((path): Document => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, folder: dirname(path), text, code: codeOf(text) };
  });

/** Pipelines, units of a service manager and their like, as documents whose lines are code too. */
export const configurations = repositoryFiles
  .filter((file) => /^(\.github\/.*\.ya?ml|deploy\/.*|\.env\.example|.*\.toml)$/.test(file))
  .filter((file) => !file.endsWith('.md'))
  .map((path): Document => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, folder: '.', text, code: [...linesOf(text), ...codeOf(text)] };
  });

/** Lines of a shell: a backslash joins one with the next. */
function linesOf(text: string): string[] {
  return text.replaceAll(/\s*\\\n\s*/g, ' ').split('\n');
}

function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)];
  const prose = text.replaceAll(/^```[^\n]*\n[\s\S]*?^```/gm, '');
  return [
    ...blocks.flatMap(([, block = '']) => linesOf(block)),
    ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ];
}
