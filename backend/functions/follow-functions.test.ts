import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDir } from '@talent/node/testing/test-dir';

function follow(files: Readonly<Record<string, string>>) {
  const root = testDir();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const host = fork(
    join(import.meta.dirname, '../testing/follow-folder.ts'),
    [join(root, 'functions')],
    { cwd: root, execArgv: [] },
  );
  onTestFinished(() => void host.kill());
  const ask = async (path: string): Promise<{ status: number; body: string; log: string }> => {
    host.send(path);
    return (await once(host, 'message'))[0] as { status: number; body: string; log: string };
  };
  return { root, write, ask };
}

const answers = (expression: string, imports = ''): string =>
  `${imports}\nlet asked = 0;\nexport const handler = async (): Promise<Response> => new Response(\`\${${expression}} \${++asked}\`);\n`;

const config = '[functions.hello]\nverify_jwt = false\n';
const hello = {
  'config.toml': config,
  'functions/hello/handler.ts': answers('text', "import { text } from './form.ts';"),
  'functions/hello/form.ts': "export { text } from '../../shared/text.ts';",
  'shared/text.ts': "export const text: string = 'one';",
};

test('answers as its files are now, and keeps its state while they stay', async () => {
  const { write, ask } = follow(hello);
  expect(await ask('hello')).toEqual({ status: 200, body: 'one 1', log: '' });
  expect((await ask('hello')).body).toBe('one 2');
  // The same size in the same moment: only the time of the file tells.
  write('shared/text.ts', "export const text: string = 'two';");
  expect(await ask('hello')).toEqual({
    status: 200,
    body: 'two 1',
    log: 'Read anew: hello (shared/text.ts)',
  });
  write('functions/hello/form.ts', "export const text = 'own';");
  expect((await ask('hello')).body).toBe('own 1');
  // An import that happens when it is asked is followed too.
  const later = "new Response((await import('../../shared/text.ts')).text)";
  write('functions/hello/handler.ts', `export const handler = async () => ${later};`);
  expect((await ask('hello')).body).toBe('two');
  write('shared/text.ts', "export const text: string = 'three';");
  expect((await ask('hello')).body).toBe('three');
});

const FORM = 'functions/hello/form.ts';
/** A file, what is written into it, what the log says, and the file that mends it, if it is another one. */
const failures: [file: string, broken: string, reason: RegExp, mends?: string][] = [
  [
    'shared/text.ts',
    'export const fine = 1;\nexport const text: string = ;',
    /shared\/text\.ts:2\nexport const fine = 1;\nexport const text: string = ;\n {28}\^[^]*Expression expected/,
  ],
  [
    FORM,
    "export const other = 'x';",
    /functions\/hello\/handler\.ts:1\n[^]*does not provide an export named 'text'/,
  ],
  [
    FORM,
    "export { text } from './later.ts';",
    /Cannot find module '.*hello\/later\.ts' imported from .*hello\/form\.ts/,
    'functions/hello/later.ts',
  ],
  [
    FORM,
    'export const text: string = String(JSON.parse("{"));',
    /SyntaxError: Expected property name[^]*hello\/form\.ts:1:41/,
  ],
  [
    // Node names no file for it.
    FORM,
    "export const text = 'x';\nconst text = 1;",
    /Cannot be read: hello \(functions\/hello\/form\.ts\)[^]*'text' has already been declared/,
  ],
  [
    'functions/hello/handler.ts',
    'export const handle = 1;',
    /hello\/handler\.ts does not export a function named handler/,
  ],
];

test('a file that cannot be read is logged once with its place, and the handler before answers until it is mended', async () => {
  const { write, ask } = follow(hello);
  for (const [file, broken, reason, mends = file] of failures) {
    const isHandler = file.endsWith('handler.ts');
    const before = await ask('hello');
    write(file, broken);
    const { status, log } = await ask('hello');
    expect(status, broken).toBe(200);
    expect(log).toMatch(reason);
    expect(log).toContain('The version before answers.');
    expect(log).not.toMatch(/\?load=|node:internal/);
    const after = await ask('hello');
    expect(after.log).toBe('');
    expect(Number(after.body.split(' ')[1])).toBe(Number(before.body.split(' ')[1]) + 2);
    const mended = `mended: ${broken.slice(0, 9)}`;
    write(mends, isHandler ? answers(`'${mended}'`) : `export const text = '${mended}';`);
    expect((await ask('hello')).body).toBe(`${mended} 1`);
  }
});

test('a new folder is mounted, and the log says what a hosted project needs for it', async () => {
  const { root, write, ask } = follow({ ...hello, 'functions/_shared/a.ts': '' });
  expect((await ask('bye')).status).toBe(404);
  write('functions/bye/handler.ts', 'export const handler = (');
  const broken = await ask('bye');
  expect(broken.status).toBe(500);
  expect(broken.log).toMatch(/Cannot be read: bye .*It answers 500\.\n.*bye\/handler\.ts:1/);
  write('functions/bye/handler.ts', answers("'bye'"));
  const { body, log } = await ask('bye');
  expect(body).toBe('bye 1');
  expect(log).toContain(
    'A hosted project will not have bye: add "[functions.bye]" to supabase/config.toml, with the two lines of the ' +
      'function before it, and copy the index.ts of a neighbor to supabase/functions/bye.',
  );
  rmSync(join(root, 'functions/hello'), { recursive: true });
  expect((await ask('hello')).status).toBe(404);
});
