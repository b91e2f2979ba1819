import { notify } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { submits } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { updateSiteOfAuthor } from '../../../posts/update-site';
import { useChange } from '../../../queries/use-data';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { saveAuthor, type ListedAuthor, type AuthorFields } from '../api/authors';
import { authorTexts as texts } from '../content/author-texts';
import { slugOf } from '../publish/check-post';

type AuthorProblems = Partial<Record<keyof AuthorFields, string>>;

/** Why an author cannot be saved, by field. The same rules as the constraints of `blog_authors`. */
export function checkAuthor({ slug, name, title, bio }: AuthorFields): AuthorProblems {
  const problems: AuthorProblems = {};
  if (name.trim() === '' || name.length > 120) problems.name = texts.problems.name;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 100)
    problems.slug = texts.problems.slug;
  if (title.length > 120) problems.title = texts.problems.title;
  if (bio.length > 600) problems.bio = texts.problems.bio;
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
    value: fields[key],
    error: problems[key],
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
      <TextField
        {...field('name')}
        required
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      {author === null && (
        <TextField
          {...field('slug')}
          required
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          hint={texts.slugHint(authorPath(fields.slug || 'name'))}
          onChange={({ target }) => change({ slug: target.value.trim().toLowerCase() })}
        />
      )}
      <TextField
        {...field('title')}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextareaField
        {...field('bio')}
        rows={4}
        maxLength={600}
        hint={texts.bioHint(fields.bio.length)}
        onChange={({ target }) => change({ bio: target.value })}
      />
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
