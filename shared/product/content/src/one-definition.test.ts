import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Texts of the agency about itself. Posts and questions of the assessment are about other things. */
const texts = [
  ':(glob)shell/src/**',
  ':(glob)mfe-*/src/**',
  ':(glob)shared/product/page-parts/src/**',
  ':(glob)supabase/functions/**',
];

/** Claims and clocks as someone would type them. */
const typed =
  /\b72 ?(?:h|hours)\b|\b(?:three|3) days\b|\b2(?:-|–| to )4 weeks|\btwo to four weeks|\b7(?:-|–| to )10 days|\bseven to ten days|\b(?:6|six) months of support|\b92 ?%|\b300\+|\b1,?000\+|\b10,000\+|\b500\+|\b30\+|\bin the first call\b|\bdays 4\b/i;

it('types no claim and no clock outside of claims.ts and clocks.ts', () => {
  const files = execFileSync('git', ['ls-files', '--', ...texts], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(700);
  const problems = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        typed.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line)
          ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`]
          : [],
      ),
  );
  expect(problems).toEqual([]);
});
