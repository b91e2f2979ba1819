import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jobsGuide, visionGuide } from './content/guide-text';
import { GuideFileError, readGuide } from './guide-plan';

const folder = new URL('./content/guides/', import.meta.url);
const files = readdirSync(folder);

describe.each(files)('%s', (name) => {
  const guide = readGuide(readFileSync(new URL(name, folder), 'utf8'));

  it('is a full guide of at least 1,800 words under sections in order', () => {
    expect(guide.body.split(/\s+/).length).toBeGreaterThanOrEqual(1800);
    expect(guide.description).toMatch(/^.{120,160}$/);
    expect(guide.body).not.toMatch(/^# /m);
  });

  it('has an address of its own', () => {
    const paths = [visionGuide, jobsGuide].map(({ path }) => path);
    expect(paths).toContain(`/${name.replace(/\.md$/, '')}`);
  });
});

it('keeps a colon in a title', () => {
  const file =
    '---\ntitle: A\nh1: Jobs: the roles\ndescription: D\nupdated: 2026-01-02\n---\n\nText.\n';
  expect(readGuide(file)).toEqual({
    title: 'A',
    h1: 'Jobs: the roles',
    description: 'D',
    body: 'Text.',
    updatedAt: '2026-01-02T00:00:00.000Z',
  });
});

it('names what is missing', () => {
  expect(() => readGuide('Text.')).toThrow(GuideFileError);
  expect(() => readGuide('---\ntitle: A\n---\nText.')).toThrow('The front matter has no "h1".');
});
