import { notify, useSite } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { useState, type ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/query-part';
import { queryClient } from '../../../queries/query-client';
import { columnsOf, rare, vital } from '../../../table/columns';
import { ShortTable } from '../../../table/tool-table';
import { deleteAuthor, type ListedAuthor } from '../api/authors';
import { authorTexts as texts } from '../content/author-texts';
import { blogQueries } from '../queries';
import { AuthorForm, authorPath } from './author-form';

type Panel =
  | { kind: 'edit'; author: ListedAuthor | null }
  | { kind: 'remove'; author: ListedAuthor }
  | null;

export function Authors(): ReactNode {
  const [panel, setPanel] = useState<Panel>(null);
  const close = () => setPanel(null);
  const done = async (): Promise<void> => {
    close();
    await queryClient.invalidateQueries(blogQueries.authors);
  };
  return (
    <Loaded query={blogQueries.authors} texts={texts}>
      {(authors) => (
        <>
          <AuthorTable authors={authors} onOpen={(kind, author) => setPanel({ kind, author })} />
          {panel === null && (
            <ToolButton
              className="mt-4"
              variant="primary"
              onClick={() => setPanel({ kind: 'edit', author: null })}
            >
              {texts.add}
            </ToolButton>
          )}
          {panel?.kind === 'edit' && (
            <AuthorForm
              key={panel.author?.id}
              author={panel.author}
              onDone={() => void done()}
              onClose={close}
            />
          )}
          {panel?.kind === 'remove' && (
            <ConfirmPanel
              label={texts.remove}
              question={texts.removeSure(panel.author.name)}
              confirm={texts.removeYes}
              cancel={texts.cancel}
              failed={texts.notRemoved}
              onConfirm={() => remove(panel.author, done)}
              onClose={close}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

async function remove({ id }: ListedAuthor, done: () => Promise<void>): Promise<boolean> {
  if (!(await deleteAuthor(id))) return false;
  notify({ title: texts.removed });
  await done();
  return true;
}

const { text, sorted, of, figure } = columnsOf<ListedAuthor>();

const kindsFor = ({ posts, slug }: ListedAuthor) =>
  posts === 0 && slug !== 'editorial-team' ? (['edit', 'remove'] as const) : (['edit'] as const);

function AuthorTable(props: {
  authors: readonly ListedAuthor[];
  onOpen: (kind: 'edit' | 'remove', author: ListedAuthor) => void;
}): ReactNode {
  const { authors, onOpen } = props;
  const { columns } = texts;
  const { origin } = useSite();
  return (
    <ShortTable
      name="authors"
      caption={texts.caption}
      rows={authors}
      columns={[
        text('name', columns.name),
        sorted('position', columns.position, ({ title }) => title),
        figure('posts', columns.posts),
        // An author without a public post has no page, and nobody knows here which posts are public by now.
        rare(
          of(
            'page',
            columns.page,
            ({ slug }) => slug,
            ({ slug, posts }) =>
              posts > 0 ? (
                <Link href={origin + authorPath(slug)} target="_blank">
                  {slug}
                </Link>
              ) : (
                slug
              ),
          ),
        ),
        vital(
          of(
            'actions',
            columns.actions,
            () => null,
            (author) => (
              <span className="flex gap-2">
                {kindsFor(author).map((kind) => (
                  <ToolButton
                    key={kind}
                    aria-label={`${texts[kind]}: ${author.name}`}
                    onClick={() => onOpen(kind, author)}
                  >
                    {texts[kind]}
                  </ToolButton>
                ))}
              </span>
            ),
          ),
        ),
      ]}
    />
  );
}
