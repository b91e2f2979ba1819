import ts from 'typescript';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A piece of text that a person may read, with the line on which it begins (from 1). */
interface ReadableText {
  line: number;
  text: string;
}

/** One word as a label or a button has it: with a capital and in small letters. */
const oneWord = /^[A-Z][a-z’'-]+[.!?…:]?$/;

/** Text of a source that may end on a screen or in a mail: between JSX tags, and strings with a space or of one capitalized word. */
function textOfSource(path: string, source: string): ReadableText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: ReadableText[] = [];
  const add = (node: ts.Node, text: string) => {
    const trimmed = text.trim();
    if (!/\S\s\S/.test(trimmed) && !oneWord.test(trimmed)) return;
    // Columns of the database.
    if (trimmed.includes('!inner(')) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      add(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join('…'),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  return ts.isJsxAttribute(node) && /^(?:class|className|data-.*|style)$/.test(node.name.getText());
}

/** Lines of a Markdown file outside its code samples, its front matter included. */
function textOfMarkdown(source: string): ReadableText[] {
  let inCode = false;
  const isBody = (index: number) => index > source.split('\n').indexOf('---', 1);
  return source.split('\n').flatMap((line, index) => {
    const text = isBody(index) ? line.replaceAll("'", '’') : line;
    const isFence = /^\s*(?:```|~~~)/.test(text);
    if (isFence) inCode = !inCode;
    return inCode || isFence
      ? []
      : [{ line: index + 1, text: text.replace(/\]\([^)]*\)/g, ']').replace(/`[^`]*`/g, '') }];
  });
}

/** String values of a JSON file, code samples left out: `code` and names that stored results refer to. The lines are those of the file. */
function textOfJson(source: string): ReadableText[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      /^\s*"(?:code|slug|id|key)"\s*:/.test(text)
        ? []
        : [{ line: index + 1, text: text.replace(/`[^`]*`/g, '') }],
    );
}

/** Text in quotes of a SQL file, line by line; comments are left out. */
function textOfSql(source: string): ReadableText[] {
  return source.split('\n').flatMap((line, index) => {
    const text = line.replace(/--.*$/, '').replaceAll("''", '’');
    const quoted = [...text.matchAll(/'([^']*)'/g)].map(([, words = '']) => words).join(' … ');
    return /\S\s\S/.test(quoted) ? [{ line: index + 1, text: quoted }] : [];
  });
}

/** Words whose -ise has nothing to do with -ize. */
const keepsS =
  'advertise|advise|appraise|apprise|arise|bruise|chastise|circumcise|clockwise|comprise|compromise|concise|' +
  'counterclockwise|cruise|demise|denoise|despise|devise|disguise|elementwise|enterprise|excise|exercise|' +
  'expertise|franchise|guise|imprecise|improvise|incise|likewise|marquise|merchandise|noise|otherwise|' +
  'pairwise|paradise|poise|praise|precise|premise|promise|raise|revise|rise|stepwise|supervise|surmise|' +
  'surprise|televise|treatise|turquoise|unsupervise|wise';

/** Spelling and words of the United States, and none of the turns that read as translated; `instead`: what to write in their place. */
const refusedWordings: readonly { pattern: RegExp; instead: string }[] = [
  // Spelling.
  // With a hyphen of any kind.
  { pattern: /\be[-\u2010\u2011]mail/i, instead: 'email' },
  // The holder of this license asks us to quote its name.
  { pattern: /(?<!Open Government )\blicence/i, instead: 'license' },
  {
    pattern: new RegExp(
      `\\b(?!(?:un|re|dis|pre|over|super|micro)?(?:${keepsS})(?:[sd]|ment|ments|r|rs)?\\b)[a-z]{3,}(?:ise[sdr]?|isers|isation|isations)\\b`,
      'i',
    ),
    instead: 'the same word with z',
  },
  {
    pattern:
      /\b\w*(?:organis|specialis|recognis|summaris|prioritis|memoris|normalis|optimis|utilis|generalis|minimis|maximis|finalis|visualis|standardis|categoris|anonymis|emphasis|customis|tokenis|quantis|randomis|regularis|initialis|serialis|authoris)ing\b/i,
    instead: 'the same word with z',
  },
  { pattern: /\b\w+iz(?:tic|tically|ms?)\b/i, instead: 's: optimistic, criticism' },
  { pattern: /\banalys(?:e[ds]?|ing)\b/i, instead: 'analyze' },
  { pattern: /\bmodell(?:ing|ed|er|ers)\b/i, instead: 'modeling' },
  {
    pattern:
      /\b(?:label|travel|cancel|model|signal|channel|fuel|level|total|counsel|dial|equal)l(?:ed|ing|ers?)\b/i,
    instead: 'one l',
  },
  {
    pattern:
      /\b\w*(?:behaviour|colour|favour|honour|labour|neighbour|rumour|harbour|humour|flavour|vapour|odour|tumour|vigour|endeavour|armour|saviour|rigour)\w*/i,
    instead: 'or',
  },
  { pattern: /\bcatalogue/i, instead: 'catalog' },
  {
    pattern: /\b(?:\w*centred?|centres|\w*metres?|litres?|fibres?|theatres?|calibre|spectre)\b/i,
    instead: 'er',
  },
  { pattern: /\bprogramme/i, instead: 'program' },
  { pattern: /\b(?:sceptic|skeptism)/i, instead: 'skeptic' },
  {
    pattern:
      /\b(?:learnt|burnt|spelt|dreamt|whilst|amongst|judgements?|acknowledgements?|enrolments?|enrol|instalments?|fulfil|fulfilment|skilful|defence|offence|pretence|practis(?:e[ds]?|ing)|artefacts?|ageing|speciality|cheques?|tyres?|moulds?|cosy|aluminium|focussed|travell?er’s cheque)\b/i,
    instead:
      'learned, while, among, judgment, enrollment, fulfill, defense, practice, artifact, aging, specialty',
  },
  { pattern: /\bgrey\b/i, instead: 'gray' },
  { pattern: /\bmaths\b/i, instead: 'math' },
  {
    pattern: /\b(?:towards|afterwards|backwards|forwards)\b/i,
    instead: 'toward, afterward, backward, forward',
  },
  { pattern: /\bper cent\b/i, instead: 'percent' },
  { pattern: /\d\s%/, instead: 'the percent sign directly after the figure' },
  // Words.
  { pattern: /\btelephones?\b/i, instead: 'phone' },
  {
    pattern: /\b(?:anew|hitherto|henceforth|thereof|heretofore|whence|thence)\b/i,
    instead: 'again, so far, from now on',
  },
  { pattern: /\bcompulsory\b/i, instead: 'required, mandatory' },
  { pattern: /\b(?:travellers?|jewellery)\b/i, instead: 'traveler' },
  { pattern: /\bone another\b/i, instead: 'each other' },
  { pattern: /\b(?:somebody|anybody|everybody)\b/i, instead: 'someone, anyone, everyone' },
  { pattern: /\badverts?\b/i, instead: 'ad, posting' },
  { pattern: /\b(?:advertis)(?:es|ed|ing)? for\b/i, instead: 'hire for, post' },
  { pattern: /\b(?:unmended|mend(?:s|ed|ing)?)\b/i, instead: 'fix' },
  { pattern: /\b(?:ring|rings|rang|ringing|rung)\b/i, instead: 'call' },
  {
    pattern: /\b(?:is|are|was|too|very|so|as|more|how|a) dear(?:er)?\b|\bdear(?:er|est|ly)\b/i,
    instead: 'expensive',
  },
  { pattern: /\b(?:unwanted mails?|junk mail|folder for unwanted)\b/i, instead: 'spam folder' },
  { pattern: /\bin the mean\b/i, instead: 'on average' },
  { pattern: /\bany more\b(?! than\b)/i, instead: 'no longer, anymore' },
  { pattern: /\bwhosoever\b/i, instead: 'anyone who' },
  {
    pattern: /(?:^|[.!?:]\s+)(?:Whoever|Whose|Whom)\b(?![^.!?]*\?)/,
    instead: 'a subject: anyone who, people who',
  },
  { pattern: /\b(?:fortnight|half-year)\b/i, instead: 'two weeks, six months' },
  { pattern: /\bdoctorate\b/i, instead: 'PhD' },
  { pattern: /\bbrief(?:ing)? calls?\b/i, instead: 'intake call' },
  { pattern: /\bCVs?\b/, instead: 'resume' },
  { pattern: /\bsuppliers?\b/i, instead: 'vendor' },
  { pattern: /\bneeds? a work permit\b/i, instead: 'visa sponsorship' },
  { pattern: /\bshares and pension\b/i, instead: 'equity, a 401(k) match' },
  { pattern: /\bhalf an hour\b/i, instead: '30 minutes' },
  { pattern: /\bthe whole grant\b/i, instead: 'the full grant' },
  // Pages make the quotation marks of Markdown curly. The specification writes “Let's Talk” straight.
  { pattern: /(?<!Let)(?<=\p{L})'\p{L}/u, instead: '’' },
  { pattern: /\bseldom\b/i, instead: 'rarely' },
  { pattern: /\bneedn['’]t\b|\bshan['’]t\b|\bmustn['’]t\b/i, instead: "don't need to, must not" },
  {
    // Not in an address, nor as the key of a topic.
    pattern: /(?<![/\w-]|^topic: )machine-learning\b(?!-)/i,
    instead: 'machine learning, as people search for it',
  },
  // Lists and figures are; they do not stand, lie or live.
  {
    pattern:
      /\b(?:stands?|stood|standing) (?:on|in|at|beside|behind|under|over|below|above|here|there|next|with|for nothing|as|to be)\b/i,
    instead: 'is, is listed, is shown',
  },
  {
    pattern:
      /\b(?:lies|lie|lay|lying) (?:under|over|beside|below|above|behind|on|between|at|within)\b/i,
    instead: 'is',
  },
  {
    pattern: /\blives? in (?:a|the|one) (?:file|list|table|paper|page|document)\b/i,
    instead: 'is in',
  },
];

const root = join(import.meta.dirname, '../../../..');

/** Sources whose strings visitors, staff or readers of mails see. */
const read = [
  ':(glob)shell/src/**',
  ':(glob)mfe-*/src/**',
  ':(glob)shared/product/api/**',
  // Git knows no braces in a pattern.
  ...['jobs', 'mails', 'page-parts', 'second-factor'].map(
    (folder) => `:(glob)shared/product/${folder}/src/**`,
  ),
  ...['markdown', 'sdk', 'ui'].map((folder) => `:(glob)shared/kit/${folder}/src/**`),
  ':(glob)shared/product/content/src/*.ts',
  ...['canary', 'gateway', 'observe'].map((folder) => `:(glob)platform/${folder}/**`),
  ':(glob)supabase/functions/**',
  ':(glob)supabase/assessment/questions/**',
  ':(glob)supabase/seed/blog-posts/**',
  // Names and methods of the salary sources, and the sample jobs.
  ':(glob)supabase/sources/salary/edition/**',
  'supabase/seed/jobs.sql',
];

function readableTexts(file: string): ReadableText[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.md')) return textOfMarkdown(source);
  if (file.endsWith('.json')) return textOfJson(source);
  if (file.endsWith('.sql')) return textOfSql(source);
  return textOfSource(file, source);
}

function problemsOf(file: string): string[] {
  return readableTexts(file).flatMap(({ line, text }) =>
    refusedWordings.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${file}:${line} “${found}”: write ${instead}`];
    }),
  );
}

it('shows no wording that the list refuses', () => {
  const files = execFileSync('git', ['ls-files', '--', ...read], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|md|json|sql)$/.test(file) &&
        !/\.test\.|\/testing\/|\.gen\.|\/fixtures\/|tsconfig|package\.json|README/.test(file),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(problemsOf)).toEqual([]);
});

it.each([
  ['The list lies beside the figures', 'lies beside'],
  ['We keep ringing both of them', 'ringing'],
  ['The modelling was mended anew', 'modelling'],
  ['Customise the licence', 'Customise'],
  ['Anybody may organise it', 'organise'],
  ['An optimiztic score', 'optimiztic'],
  ['Send us an e‑mail', 'e‑mail'],
  ['Whoever asks gets an answer', 'Whoever'],
  ['It costs 92 % of', '2 %'],
  ['It starts with the brief call', 'brief call'],
  ['Send us your CV', 'CV'],
  ['Onboard suppliers', 'suppliers'],
  ["We don't ask", "'t"],
])('refuses “%s”', (text, refused) => {
  const found = refusedWordings.flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []);
  expect(found).toContain(refused);
});

it('reads strings, templates and JSX text, and no class names, imports or comments', () => {
  const source = `import x from 'two words';
// a comment that nobody reads
const a = 'first text'; const b = \`second \${x} text\`;
const c = <p className="one two">third text</p>;`;
  expect(textOfSource('a.tsx', source)).toEqual([
    { line: 3, text: 'first text' },
    { line: 3, text: 'second … text' },
    { line: 4, text: 'third text' },
  ]);
  expect(textOfSource('a.tsx', "const kind = 'licence'; const label = 'Licence';")).toEqual([
    { line: 1, text: 'Licence' },
  ]);
  expect(textOfSql("-- a comment here\ninsert ('a-slug', 'a visitor’’s text');")).toEqual([
    { line: 2, text: 'a-slug … a visitor’’s text' },
  ]);
  expect(textOfMarkdown('a [b](/machine-learning x)\n```\ncode here\n```\nc')).toEqual([
    { line: 1, text: 'a [b]' },
    { line: 5, text: 'c' },
  ]);
});
