import { notify } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { submits, typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { updateSiteOfAuthor } from '../../../posts/update-site';
import { useChange } from '../../../queries/use-data';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { saveAuthor, type ListedAuthor, type AuthorFields } from '../api/authors';
import { authorTexts as texts } from '../content/author-texts';
import { slugOf } from '../publish/check-post';

type AuthorProblems = Partial<Record<keyof AuthorFields, string>>;

/** Most characters of each field. */
const limits = { slug: 100, name: 120, title: 120, bio: 600 } as const;

/** Why an author cannot be saved, by field. The same rules as the constraints of `blog_authors`. */
export function checkAuthor({ slug, name, title, bio }: AuthorFields): AuthorProblems {
  const problems: AuthorProblems = {};
  if (name.trim() === '' || name.length > limits.name) problems.name = texts.problems.name;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > limits.slug)
    problems.slug = texts.problems.slug;
  if (title.length > limits.title) problems.title = texts.problems.title;
  if (bio.length > limits.bio) problems.bio = texts.problems.bio;
  return problems;
}

export function authorPath(slug: string): string {
  return `/ai-hiring-insights-blog/author/${slug}`;
}

export function AuthorForm(props: {
  author: ListedAuthor | null;
  onDone: () => void;
  onClose: () => void;
}): ReactNode {
  const { author, onDone, onClose } = props;
  const { name = '', title = '', bio = '', slug = '' } = author ?? {};
  const [fields, setFields] = useState<AuthorFields>({ slug, name, title, bio });
  const [problems, setProblems] = useState<AuthorProblems>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = useChange({
    failure: 'An author was not saved',
    mutationFn: async (): Promise<'saved' | 'slug-taken' | 'not-shown'> => {
      const outcome = await saveAuthor(author?.id ?? null, fields);
      if (outcome === 'slug-taken') return outcome;
      try {
        await updateSiteOfAuthor(fields.slug);
        return 'saved';
      } catch (error) {
        console.error('The site was not updated', error);
        return 'not-shown';
      }
    },
    onSuccess: (outcome) => {
      if (outcome === 'slug-taken') return setProblems({ slug: texts.problems.slugTaken });
      if (outcome === 'not-shown') return notify({ title: texts.siteFailed, tone: 'error' });
      notify({ title: texts.saved });
      onDone();
    },
  });

  function change(changes: Partial<AuthorFields>): void {
    // The address of a new author follows the name until a person types one.
    const follows = author === null && fields.slug === slugOf(fields.name);
    const follow = follows && changes.name !== undefined ? { slug: slugOf(changes.name) } : {};
    setFields({ ...fields, ...follow, ...changes });
  }
  function submit(): void {
    if (save.isPending) return;
    const found = checkAuthor(fields);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return document.getElementById(`author-${first}`)?.focus();
    save.mutate();
  }
  const field = (key: keyof AuthorFields) => ({
    id: `author-${key}`,
    label: texts.fields[key],
    error: problems[key],
    maxLength: limits[key],
    autoComplete: 'off',
    ...typed(fields[key], (text) =>
      change({ [key]: key === 'slug' ? text.trim().toLowerCase() : text }),
    ),
  });
  const legend = author ? texts.form.edit(author.name) : texts.form.add;
  return (
    <form
      ref={form}
      noValidate
      aria-label={legend}
      className="border-rule mt-6 grid max-w-2xl gap-5 border-t pt-5"
      onSubmit={submits(submit)}
    >
      <h2 className="font-display text-lg font-semibold">{legend}</h2>
      <TextField {...field('name')} required />
      {author === null && (
        <TextField
          {...field('slug')}
          required
          spellCheck={false}
          hint={texts.slugHint(authorPath(fields.slug || 'name'))}
        />
      )}
      <TextField {...field('title')} />
      <TextareaField {...field('bio')} rows={4} hint={texts.bioHint(fields.bio.length)} />
      {save.isError && <Notice tone="error">{texts.notSaved}</Notice>}
      <div className="flex gap-2">
        <ToolButton
          type="submit"
          variant="primary"
          isPending={save.isPending}
          pending={texts.saving}
        >
          {texts.save}
        </ToolButton>
        <ToolButton onClick={onClose}>{texts.cancel}</ToolButton>
      </div>
    </form>
  );
}
