import { describe, expect, it } from 'vitest';
import { artifactVersion, type ArtifactFacts } from './artifact-version.ts';
import { capabilitiesSchema } from './capabilities/capabilities.ts';
import { integrityOf } from './integrity.ts';
import { appVersion } from './manifest.ts';

const facts: ArtifactFacts = {
  schema: 1,
  name: 'mfe-blog',
  kind: 'remote',
  contract: {
    provides: null,
    needs: '^1.0.0',
    types: { version: '1.0.0', hash: '0'.repeat(64) },
  },
  entry: {
    client: 'client/a.js',
    server: 'server/a.js',
    closures: null,
    scripts: [],
    styles: [],
  },
  shared: {},
  capabilities: capabilitiesSchema.parse({}),
  fonts: [],
  routes: [],
  redirects: [],
};
const files = {
  'client/a.js': { size: 1, integrity: integrityOf('a') },
  'client/b.js': { size: 1, integrity: integrityOf('b') },
};

describe('artifactVersion', () => {
  it('is the package version with a short content hash', () => {
    const version = artifactVersion('1.4.0', files, facts);
    expect(version).toMatch(/^1\.4\.0-/);
    expect(appVersion.parse(version)).toBe(version);
  });

  it('is the same whatever the order of files and facts', () => {
    const turned = Object.fromEntries(Object.entries(files).reverse());
    const turnedFacts = Object.fromEntries(Object.entries(facts).reverse()) as ArtifactFacts;
    expect(artifactVersion('1.4.0', turned, turnedFacts)).toBe(
      artifactVersion('1.4.0', files, facts),
    );
  });

  it('does not count the commit, even when a whole manifest is passed', () => {
    const manifest = (commit: string) => ({ ...facts, commit, version: '0.0.0-0000000000', files });
    expect(artifactVersion('1.4.0', files, manifest('abc'))).toBe(
      artifactVersion('1.4.0', files, manifest('def')),
    );
  });

  it('changes with one changed file and with one changed fact', () => {
    const version = artifactVersion('1.4.0', files, facts);
    const changed = { ...files, 'client/a.js': { size: 1, integrity: integrityOf('c') } };
    expect(artifactVersion('1.4.0', changed, facts)).not.toBe(version);
    expect(artifactVersion('1.4.0', files, { ...facts, fonts: ['client/b.js'] })).not.toBe(version);
  });

  it('refuses a package version of another form', () => {
    expect(() => artifactVersion('v1', files, facts)).toThrow('must be <major>.<minor>.<patch>');
  });
});
