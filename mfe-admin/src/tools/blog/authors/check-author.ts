import { authorTexts } from '../content/author-texts';

/** The fields of an author that a person edits. */
export interface AuthorFields {
  slug: string;
  name: string;
  /** Position or company; empty for none. */
  title: string;
  bio: string;
}

export type AuthorProblems = Partial<Record<keyof AuthorFields, string>>;

const { problems: texts } = authorTexts;

/** Why an author cannot be saved, by field. The same rules as the constraints of `blog_authors`. */
export function checkAuthor({ slug, name, title, bio }: AuthorFields): AuthorProblems {
  const problems: AuthorProblems = {};
  if (name.trim() === '' || name.length > 120) problems.name = texts.name;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 100) problems.slug = texts.slug;
  if (title.length > 120) problems.title = texts.title;
  if (bio.length > 600) problems.bio = texts.bio;
  return problems;
}
