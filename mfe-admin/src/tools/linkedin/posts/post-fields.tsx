import { hashtagsOf } from '@talent/api/linkedin/little-text';
import { linkedInLimits, sentLength } from '@talent/api/linkedin/post';
import { formatCount } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { useState, type ReactNode } from 'react';
import { typed, submits } from '../../../controls/field-props';
import { postingTexts } from '../content/linkedin';
import { fieldIds, type PostComposer } from './use-post-composer';

export function PostFields({ composer }: { composer: PostComposer }): ReactNode {
  const { content, change, problems } = composer;
  const { fields } = postingTexts;
  const [hashtags, setHashtags] = useState('');
  const length = sentLength(content.commentary);

  function addHashtags(): void {
    change({ commentary: appendHashtags(content.commentary, hashtags) });
    setHashtags('');
  }
  const field = (name: keyof typeof content) => ({
    id: fieldIds[name],
    label: fields[name],
    error: problems.find(({ id }) => id === fieldIds[name])?.message,
    ...typed(content[name], (text) => change({ [name]: text })),
  });
  return (
    <div className="space-y-4">
      <div>
        <TextareaField {...field('commentary')} hint={postingTexts.textHint} required rows={12} />
        <p className="text-ink-muted mt-1 flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span className={length > linkedInLimits.text ? 'text-negative font-medium' : ''}>
            {postingTexts.count(formatCount(length), formatCount(linkedInLimits.text))}
          </span>
          <span>{postingTexts.counted}</span>
          <span className="break-all">{postingTexts.hashtags(hashtagsOf(content.commentary))}</span>
        </p>
      </div>
      <form className="flex items-end gap-2" onSubmit={submits(addHashtags)}>
        <TextField
          label={fields.hashtags}
          hint={postingTexts.hashtagsHint}
          className="min-w-0 flex-1"
          maxLength={200}
          {...typed(hashtags, setHashtags)}
        />
        <Button type="submit" variant="secondary">
          {postingTexts.addHashtags}
        </Button>
      </form>
      <div className="grid gap-4">
        <TextField
          {...field('linkUrl')}
          hint={postingTexts.linkHint}
          type="url"
          inputMode="url"
          maxLength={linkedInLimits.linkUrl}
        />
        <TextField
          {...field('linkTitle')}
          hint={postingTexts.linkTitleHint}
          required={content.linkUrl !== ''}
          maxLength={linkedInLimits.linkTitle}
        />
      </div>
    </div>
  );
}

/** A text with more hashtags on its last line; `typed` names them, with or without #, by commas or spaces. */
export function appendHashtags(text: string, typed: string): string {
  const known = new Set(hashtagsOf(text).map((name) => name.toLowerCase()));
  const names = typed
    .split(/[\s,;]+/)
    .map((name) => name.replace(/[^\p{L}\p{N}_]/gu, ''))
    .filter((name) => /\p{L}/u.test(name));
  const fresh = names.filter((name) => {
    const isNew = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return isNew;
  });
  if (fresh.length === 0) return text;
  const line = fresh.map((name) => `#${name}`).join(' ');
  const body = text.trimEnd();
  if (body === '') return line;
  // A line of hashtags at the end is gone on with.
  const goesOn = /(^|\n)(#[\p{L}\p{N}_]+ ?)+$/u.test(body);
  return `${body}${goesOn ? ' ' : '\n\n'}${line}`;
}
