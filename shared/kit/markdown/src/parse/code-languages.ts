import css from '@shikijs/langs/css';
import csharp from '@shikijs/langs/csharp';
import diff from '@shikijs/langs/diff';
import docker from '@shikijs/langs/docker';
import go from '@shikijs/langs/go';
import html from '@shikijs/langs/html';
import ini from '@shikijs/langs/ini';
import java from '@shikijs/langs/java';
import javascript from '@shikijs/langs/javascript';
import json from '@shikijs/langs/json';
import markdown from '@shikijs/langs/markdown';
import python from '@shikijs/langs/python';
import r from '@shikijs/langs/r';
import rust from '@shikijs/langs/rust';
import shellscript from '@shikijs/langs/shellscript';
import sql from '@shikijs/langs/sql';
import toml from '@shikijs/langs/toml';
import tsx from '@shikijs/langs/tsx';
import typescript from '@shikijs/langs/typescript';
import yaml from '@shikijs/langs/yaml';

/** The languages that have colors. Code in another language, such as C++ with its 500 KB, is shown in ink alone. */
export const languages = [
  css,
  csharp,
  diff,
  docker,
  go,
  html,
  ini,
  java,
  javascript,
  json,
  markdown,
  python,
  r,
  rust,
  shellscript,
  sql,
  toml,
  tsx,
  typescript,
  yaml,
];

/** Names of authors that the grammars do not know by themselves. */
export const aliases: Record<string, string> = {
  jsx: 'tsx',
  patch: 'diff',
  console: 'shellscript',
};
