import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutInjection } from './without-sonner-styles.ts';

const sonner = fileURLToPath(
  new URL('../../../../shell/node_modules/sonner/dist/index.mjs', import.meta.url),
);

describe('sonner in a build', () => {
  it('has no stylesheet of its own any more and is otherwise the same', async () => {
    const code = await readFile(sonner, 'utf8');
    expect(code).toContain('[data-sonner-toaster]');
    const stripped = withoutInjection(code);
    expect(stripped).not.toContain('[data-sonner-toaster]');
    const lines = stripped.split('\n');
    expect(code.split('\n').filter((line) => !lines.includes(line))).toHaveLength(1);
    expect(stripped).toContain('export { Toaster, toast, useSonner };');
  });

  it('fails when another version writes it differently', () => {
    expect(() => withoutInjection('insertStyles(".a{}");')).toThrow('no longer adds its styles');
  });
});
