import { DateField } from '@talent/ui/date-field';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import type { TableRow } from '../../../backend/table-row';
import { typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { descriptionLength } from '../../../posts/post-fields';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  const { slug, seoTitle, description } = fields;
  const movesPublic = stored !== null && stored.hasBeenPublic && slug !== stored.fields.slug;
  const topics =
    fields.topic in topicLabels || fields.topic === ''
      ? topicLabels
      : { ...topicLabels, [fields.topic]: fields.topic };
  const field = (
    name: 'description' | 'updated' | 'slug' | 'seoTitle',
    clean = (text: string) => text,
  ) => ({
    id: controlId(name),
    label: editorTexts.fields[name],
    ...typed(fields[name], (text) => onChange({ [name]: clean(text) })),
  });
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
        {...field('description', (text) => text.replace(/\s*\n\s*/g, ' '))}
        hint={editorTexts.length(description.length, descriptionLength.min, descriptionLength.max)}
        required
        rows={4}
        maxLength={400}
      />
      <div className="grid content-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {choice('topic', { '': '', ...topics })}
        {choice('author', Object.fromEntries(authors.map(({ slug: id, name }) => [id, name])))}
        {choice('audience', audienceLabels)}
        <DateField {...field('updated')} />
      </div>
      <CoverField cover={fields.cover} onChange={(cover) => onChange({ cover })} />
      {/* It follows the title of a new post until a person types one. */}
      <TextField
        {...field('slug', (text) => text.trim().toLowerCase())}
        hint={movesPublic ? editorTexts.slugChange(stored.fields.slug) : editorTexts.slugHint}
        required
        maxLength={100}
        spellCheck={false}
      />
      {/* Longer texts can be pasted and shortened: the length is checked when the post is saved. */}
      <TextField
        {...field('seoTitle')}
        hint={editorTexts.seoTitleHint([...seoTitle].length)}
        maxLength={200}
      />
    </div>
  );
}

function CoverField(props: {
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
