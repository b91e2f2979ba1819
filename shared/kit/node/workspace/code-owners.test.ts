import { expect, test } from 'vitest';
import { codeOwners } from './code-owners.ts';

const text = `
# Comments name nobody @talent-site/nobody
*                @a/platform
/mfe-blog/       @a/blog   @ada # and a comment
/shared/kit/sdk/     @a/shell
/supabase/       @a/backend
docs/*           @a/writers
*.sql            @a/data
/supabase/seed/
/apps/**/icons   @a/design
`;

test.each<[string, string[]]>([
  ['mfe-blog/', ['@a/blog', '@ada']],
  ['mfe-blog/src/page.tsx', ['@a/blog', '@ada']],
  ['other/mfe-blog/', ['@a/platform']],
  ['mfe-blog-two/', ['@a/platform']],
  ['supabase/functions/contact/', ['@a/backend']],
  ['supabase/migrations/1.sql', ['@a/data']],
  ['supabase/seed/', []],
  ['docs/one.md', ['@a/writers']],
  ['docs/decisions/one.md', ['@a/platform']],
  ['apps/a/b/icons/x.svg', ['@a/design']],
  ['README.md', ['@a/platform']],
])('%s belongs to %j', (path, owners) => {
  expect(codeOwners(text, path)).toEqual(owners);
});

test('without a rule a path belongs to nobody', () => {
  expect(codeOwners('/a/ @x/y', 'b/')).toEqual([]);
});
