/** A guide's front matter and text. */
export interface GuideFile {
  title: string;
  h1: string;
  description: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Markdown. */
  body: string;
}

/** A guide's file is not as it should be. */
export class GuideFileError extends Error {
  readonly code = 'guide-file';

  constructor(message: string) {
    super(message);
    this.name = 'GuideFileError';
  }
}

/**
 * Reads a Markdown file with `title`, `h1`, `description` and `updated` in its front matter.
 * @throws GuideFileError naming what is missing.
 */
export function readGuide(file: string): GuideFile {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new GuideFileError('No front matter.');
  const fields = new Map(
    head.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const field = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new GuideFileError(`The front matter has no "${name}".`);
    return value;
  };
  return {
    title: field('title'),
    h1: field('h1'),
    description: field('description'),
    updatedAt: new Date(field('updated')).toISOString(),
    body: body.trim(),
  };
}
