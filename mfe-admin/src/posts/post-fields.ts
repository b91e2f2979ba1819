import type { PostFields } from './api/post';

/** Recommended lengths in characters; a title of more than 60 needs an SEO title. */
export const titleLength = { min: 30, max: 90 } as const;
export const descriptionLength = { min: 120, max: 160 } as const;

export const emptyFields: PostFields = {
  title: '',
  slug: '',
  seoTitle: '',
  description: '',
  topic: '',
  author: 'editorial-team',
  audience: 'both',
  updated: '',
  cover: '',
  body: '',
};

export const fieldNames = Object.keys(emptyFields) as (keyof PostFields)[];

export function differingFields(one: PostFields, other: PostFields): (keyof PostFields)[] {
  return fieldNames.filter((name) => one[name] !== other[name]);
}
