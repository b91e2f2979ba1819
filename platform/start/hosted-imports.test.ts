import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Prints every specifier of the embedded backend that a module loads, also through the modules that it imports. */
const script = `
  import { registerHooks } from 'node:module';
  const found = [];
  registerHooks({
    resolve(specifier, context, next) {
      if (/^@talent\\/backend\\b/.test(specifier)) found.push(specifier + ' from ' + context.parentURL);
      return next(specifier, context);
    },
  });
  await import(process.argv[1]);
  process.stdout.write(JSON.stringify(found));
  process.exit();`;

const loaded = async (module: string): Promise<string[]> => {
  const file = new URL(module, import.meta.url).href;
  const parameters = ['--input-type=module', '--eval', script, file];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  return JSON.parse(stdout) as string[];
};

it.each(['./serve-site.ts', './serve-processes.ts'])(
  'a gateway of production loads no file of the embedded backend, which its container lacks: %s',
  async (module) => {
    expect(await loaded(module)).toEqual([]);
  },
);

it('the embedded start does load it', async () => {
  expect((await loaded('./start-site.ts')).length).toBeGreaterThan(0);
});
