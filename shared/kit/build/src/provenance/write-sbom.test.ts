import { expect, it } from 'vitest';
import type { BundledPackage } from './bundled-packages.ts';
import { sbomText } from './write-sbom.ts';

const app = { name: 'mfe-blog', packageVersion: '0.1.0' };

function bundled(name: string, more: Partial<BundledPackage> = {}): BundledPackage {
  return {
    name,
    version: '1.0.0',
    license: 'MIT',
    isOwn: false,
    sides: new Set(['client']),
    ...more,
  };
}

const packages = [
  bundled('zod', { sides: new Set(['server', 'client']) }),
  bundled('@radix-ui/react-toast', { license: 'see LICENSE' }),
  bundled('@talent/ui', { license: null, isOwn: true }),
];

it('is a CycloneDX 1.6 document of the app', () => {
  expect(JSON.parse(sbomText(app, packages))).toMatchObject({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'mfe-blog', version: '0.1.0' } },
  });
});

it('names version, address, license and place of each package', () => {
  const { components } = JSON.parse(sbomText(app, packages)) as { components: unknown[] };
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': '@radix-ui/react-toast@1.0.0',
      name: '@radix-ui/react-toast',
      version: '1.0.0',
      licenses: [{ license: { name: 'see LICENSE' } }],
      purl: 'pkg:npm/%40radix-ui/react-toast@1.0.0',
      properties: [{ name: 'talent:bundled-in', value: 'client' }],
    },
    {
      type: 'library',
      'bom-ref': '@talent/ui@1.0.0',
      name: '@talent/ui',
      version: '1.0.0',
      properties: [{ name: 'talent:bundled-in', value: 'client' }],
    },
    {
      type: 'library',
      'bom-ref': 'zod@1.0.0',
      name: 'zod',
      version: '1.0.0',
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/zod@1.0.0',
      properties: [
        { name: 'talent:bundled-in', value: 'client' },
        { name: 'talent:bundled-in', value: 'server' },
      ],
    },
  ]);
});

it('is the same text whatever the order in which packages were found, and has no time', () => {
  const text = sbomText(app, packages);
  expect(sbomText(app, [...packages].reverse())).toBe(text);
  expect(text).not.toMatch(/timestamp|serialNumber/);
});
