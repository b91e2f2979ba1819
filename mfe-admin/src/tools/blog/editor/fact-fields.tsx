import { DateField } from '@talent/ui/date-field';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { Select, optionsOf } from '@talent/ui/select';
import type { ReactNode } from 'react';
import type { TableRow } from '../../../backend/table-row';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { audienceLabels, editorTexts, topicLabels } from '../content/blog-tools';
import { descriptionLength } from '../../../posts/post-fields';
import { CoverField } from '../images/cover-field';
import { controlId } from '../publish/check-post';

interface FactFieldsProps {
  stored: StoredPost | null;
  fields: PostFields;
  authors: readonly Pick<TableRow<'blog_authors'>, 'slug' | 'name'>[];
  onChange: (changes: Partial<PostFields>) => void;
}

/** All fields of a post but its title and its text. */
export function FactFields({ stored, fields, authors, onChange }: FactFieldsProps): ReactNode {
  const { slug, seoTitle, description, updated } = fields;
  const movesPublic = stored !== null && stored.hasBeenPublic && slug !== stored.fields.slug;
  const topics =
    fields.topic in topicLabels || fields.topic === ''
      ? topicLabels
      : { ...topicLabels, [fields.topic]: fields.topic };
  const choice = (name: 'topic' | 'author' | 'audience', options: Record<string, string>) => (
    <Select
      id={controlId(name)}
      label={editorTexts.fields[name]}
      value={fields[name]}
      options={optionsOf(options)}
      onChoose={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div className="grid gap-y-5">
      <TextareaField
        id={controlId('description')}
        label={editorTexts.fields.description}
        hint={editorTexts.length(description.length, descriptionLength.min, descriptionLength.max)}
        required
        rows={4}
        maxLength={400}
        value={description}
        onChange={({ target }) => onChange({ description: target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <div className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {choice('topic', { '': '', ...topics })}
        {choice('author', Object.fromEntries(authors.map(({ slug: id, name }) => [id, name])))}
        {choice('audience', audienceLabels)}
        <DateField
          id={controlId('updated')}
          label={editorTexts.fields.updated}
          value={updated}
          onChange={({ target }) => onChange({ updated: target.value })}
        />
      </div>
      <CoverField cover={fields.cover} onChange={(cover) => onChange({ cover })} />
      {/* It follows the title of a new post until a person types one. */}
      <TextField
        id={controlId('slug')}
        label={editorTexts.fields.slug}
        hint={movesPublic ? editorTexts.slugChange(stored.fields.slug) : editorTexts.slugHint}
        required
        maxLength={100}
        spellCheck={false}
        value={slug}
        onChange={({ target }) => onChange({ slug: target.value.trim().toLowerCase() })}
      />
      {/* Longer texts can be pasted and shortened: the length is checked when the post is saved. */}
      <TextField
        id={controlId('seoTitle')}
        label={editorTexts.fields.seoTitle}
        hint={editorTexts.seoTitleHint([...seoTitle].length)}
        maxLength={200}
        value={seoTitle}
        onChange={({ target }) => onChange({ seoTitle: target.value })}
      />
    </div>
  );
}
