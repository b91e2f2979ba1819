import { expect, isHydrated, test } from '../../fixtures/test.ts';

/** Features that the home page uses, of the shell and its remote, and names that refuse nothing: hints are only sent where a site asks for them. */
const ALLOWED = ['clipboard-write'];
const isNoFeature = (name: string) => name.startsWith('ch-') || name === 'cross-origin-isolated';

test('a page disables every browser feature that it does not use, and the console stays empty', async ({
  page,
  trouble,
}) => {
  await page.goto('/');
  await isHydrated(page);
  const { known, allowed } = await page.evaluate(() => {
    // Not in the library's types: the policy as the browser has read it.
    const policy: unknown = Reflect.get(document, 'featurePolicy');
    const call = (name: string): string[] => Reflect.get(Object(policy), name).call(policy);
    return { known: call('features'), allowed: call('allowedFeatures') };
  });
  expect(known).toContain('camera');
  expect(allowed.filter((name) => !isNoFeature(name)).sort()).toEqual(ALLOWED);
  expect(trouble.messages).toEqual([]);
});
