import { DateField } from '@talent/ui/date-field';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import type { TableRow } from '../../../backend/table-row';
import { ToolButton } from '../../../controls/tool-button';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { descriptionLength } from '../../../posts/post-fields';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { imageAddress } from '../api/store-image';
import { audienceLabels, editorTexts, topicLabels } from '../content/blog-tools';
import { coverTexts } from '../content/image-texts';
import { ImagePanel } from '../images/image-panel';
import { controlId } from '../publish/check-post';

export function FactFields(props: {
  stored: StoredPost | null;
  fields: PostFields;
  authors: readonly Pick<TableRow<'blog_authors'>, 'slug' | 'name'>[];
  onChange: (changes: Partial<PostFields>) => void;
}): ReactNode {
  const { stored, fields, authors, onChange } = props;
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

export function CoverField(props: {
  /** Name of the picture in the bucket; empty where the cover is drawn. */
  cover: string;
  onChange: (cover: string) => void;
}): ReactNode {
  const { cover, onChange } = props;
  const [isUploading, setUploading] = useState(false);
  const wasUploading = useRef(false);
  useEffect(() => {
    // The panel had the focus, and is gone.
    if (wasUploading.current && !isUploading) document.getElementById(controlId('cover'))?.focus();
    wasUploading.current = isUploading;
  }, [isUploading]);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-medium">{coverTexts.title}</legend>
      {cover !== '' && (
        <img
          src={imageAddress(cover)}
          alt=""
          className="border-rule h-48 w-full border object-contain"
        />
      )}
      <p className="text-ink-muted text-sm">
        {cover === '' ? coverTexts.drawn : coverTexts.chosen}
      </p>
      {isUploading ? (
        <ImagePanel
          given={null}
          use="cover"
          onInsert={({ path }) => {
            onChange(path);
            setUploading(false);
          }}
          onClose={() => setUploading(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <ToolButton id={controlId('cover')} onClick={() => setUploading(true)}>
            {cover === '' ? coverTexts.upload : coverTexts.replace}
          </ToolButton>
          {cover !== '' && (
            <ToolButton onClick={() => onChange('')}>{coverTexts.remove}</ToolButton>
          )}
        </div>
      )}
    </fieldset>
  );
}
