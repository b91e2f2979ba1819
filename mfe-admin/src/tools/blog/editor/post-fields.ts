import type { PostFields } from '../../../posts/api/post';

/** What a new post starts with. */
export const emptyFields: PostFields = {
  title: '',
  slug: '',
  description: '',
  topic: '',
  author: 'editorial-team',
  audience: 'both',
  updated: '',
  body: '',
};

export const fieldNames = Object.keys(emptyFields) as (keyof PostFields)[];

/** The fields in which two texts differ. */
export function differingFields(one: PostFields, other: PostFields): (keyof PostFields)[] {
  return fieldNames.filter((name) => one[name] !== other[name]);
}
