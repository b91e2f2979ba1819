import { expect, it } from 'vitest';
import { artifactVersion, type ArtifactFacts } from './artifact-version.ts';
import { integrityOf } from './integrity.ts';
import { appVersion } from './manifest.ts';
import { manifestOf } from './testing/make-artifact.ts';

const {
  version: _,
  commit: __,
  files,
  ...facts
} = manifestOf({
  name: 'mfe-blog',
  patterns: ['/blog/:slug'],
});

it('artifactVersion is the package version with a short content hash', () => {
  const version = artifactVersion('1.4.0', files, facts);
  expect(version).toMatch(/^1\.4\.0-/);
  expect(appVersion.parse(version)).toBe(version);
});

it('artifactVersion is the same whatever the order of files and facts', () => {
  const turned = Object.fromEntries(Object.entries(files).reverse());
  const turnedFacts = Object.fromEntries(Object.entries(facts).reverse()) as ArtifactFacts;
  expect(artifactVersion('1.4.0', turned, turnedFacts)).toBe(
    artifactVersion('1.4.0', files, facts),
  );
});

it('artifactVersion does not count the commit, even when a whole manifest is passed', () => {
  const manifest = (commit: string) => ({ ...facts, commit, version: '0.0.0-0000000000', files });
  expect(artifactVersion('1.4.0', files, manifest('abc'))).toBe(
    artifactVersion('1.4.0', files, manifest('def')),
  );
});

it('artifactVersion changes with one changed file and with one changed fact', () => {
  const version = artifactVersion('1.4.0', files, facts);
  const changed = { ...files, 'client/page.js': { size: 1, integrity: integrityOf('c') } };
  expect(artifactVersion('1.4.0', changed, facts)).not.toBe(version);
  expect(artifactVersion('1.4.0', files, { ...facts, fonts: ['client/page.js'] })).not.toBe(
    version,
  );
});

it('artifactVersion refuses a package version of another form', () => {
  expect(() => artifactVersion('v1', files, facts)).toThrow('must be <major>.<minor>.<patch>');
});
