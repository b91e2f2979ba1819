import { littleText, readLittleText } from '@talent/api/linkedin/little-text';
import type { LinkedInPostInput } from '@talent/api/linkedin/post';
import type { LinkedInDryRun } from '@talent/api/linkedin/posts';
import { weekName } from '@talent/jobs/iso-week';
import { useSite } from '@talent/sdk';
import { formatCount } from '@talent/sdk/format';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { useDeferredValue, useEffect, useId, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../../controls/site-link';
import { useData } from '../../../queries/use-data';
import { LinkCard } from '../../../social/link-card';
import { linkedInQueries, type LinkedInPost } from '../queries';
import { postingTexts } from '../content/linkedin';
import { ComposerBar } from './composer-bar';
import { PostFields } from './post-fields';
import { PostOutcome, UnknownPanel } from './post-outcome';
import { isOut, usePostComposer } from './use-post-composer';

interface PostComposerProps {
  /** Null begins a post. */
  initial: LinkedInPost | null;
  canPost: boolean;
  onStored: (post: LinkedInPost) => void;
  onDeleted: () => void;
}

/** One post: its form beside the preview, or the preview alone once it is out. */
export function PostComposer(props: PostComposerProps): ReactNode {
  const { initial, canPost, onStored, onDeleted } = props;
  const composer = usePostComposer(initial, onStored);
  const { stored, whole, problems, failure, dryRun, work } = composer;
  const said = useRef<HTMLDivElement>(null);
  const wasPosting = useRef(false);
  useEffect(() => {
    // The button is below, and its outcome is shown above.
    if (wasPosting.current && work === null) said.current?.scrollIntoView({ block: 'nearest' });
    wasPosting.current = work === 'posting';
  }, [work]);
  const isClosed = stored !== null && isOut(stored);
  return (
    <>
      <div ref={said} className="mb-4 scroll-mt-32 space-y-4 empty:hidden">
        {failure !== null && <Notice tone="error" title={failure} />}
        {stored?.status === 'unknown' ? (
          <UnknownPanel post={stored} onResolved={composer.reload} />
        ) : (
          stored && !composer.isDirty && <PostOutcome post={stored} />
        )}
        <ErrorSummary title={postingTexts.problems} problems={problems} />
        {stored?.source && (
          <p className="text-ink-muted flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <span>{postingTexts.from(stored.source)}</span>
            <ToReport source={stored.source} isNext={stored.status === 'posted'} />
          </p>
        )}
      </div>
      {isClosed ? (
        <PostPreview content={whole} />
      ) : (
        <>
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
            <PostFields composer={composer} />
            <PostPreview content={whole} />
          </div>
          <ComposerBar composer={composer} canPost={canPost} onDeleted={onDeleted} />
        </>
      )}
      {dryRun && <DryRun run={dryRun} />}
    </>
  );
}

function ToReport({ source, isNext }: { source: string; isNext: boolean }): ReactNode {
  const [, monday] = /^weekly-jobs-report:(\d{4}-\d\d-\d\d)$/.exec(source) ?? [];
  if (monday === undefined) return null;
  return (
    <ButtonLink
      variant={isNext ? 'primary' : 'secondary'}
      to={`/weekly-ai-jobs-report?week=${weekName(monday)}&step=post`}
    >
      {postingTexts.toReport}
    </ButtonLink>
  );
}

function DryRun({ run }: { run: LinkedInDryRun }): ReactNode {
  return (
    <Notice live title={postingTexts.dryRunTitle} className="mt-6">
      {run.pictureProblem !== null && (
        <p className="text-negative mt-2">{postingTexts.pictureProblem(run.pictureProblem)}</p>
      )}
      <pre className="mt-2 font-mono text-sm break-words whitespace-pre-wrap">
        {dryRunLines(run).join('\n')}
      </pre>
    </Notice>
  );
}

/** The requests of a post as text: those of its picture, where it has one, then its own. */
export function dryRunLines({ picture, method, url, headers, body }: LinkedInDryRun): string[] {
  const uploads =
    picture === null
      ? []
      : [
          `POST ${picture.uploadUrl}`,
          JSON.stringify(picture.uploadBody, null, 2),
          '',
          `PUT ${picture.url}`,
          postingTexts.upload(picture.type, formatCount(Math.ceil(picture.size / 1024))),
          '',
        ];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...uploads, `${method} ${url}`, ...lines, '', JSON.stringify(body, null, 2)];
}

/** The post as people will read it, made from the text that is sent, and that text. */
function PostPreview({ content }: { content: LinkedInPostInput }): ReactNode {
  const { commentary, linkUrl, linkTitle } = content;
  const sent = littleText(commentary);
  const readId = useId();
  const sentId = useId();
  if (commentary.trim() === '') {
    return (
      <p className="text-ink-muted border-rule self-start border-y py-6">
        {postingTexts.emptyPreview}
      </p>
    );
  }
  return (
    <div className="max-w-prose min-w-0 space-y-6">
      <section aria-labelledby={readId}>
        <h3 id={readId} className="mb-2 font-sans text-sm font-semibold">
          {postingTexts.read}
        </h3>
        <div className="border-rule bg-surface rounded-sm border p-4">
          <p className="break-words whitespace-pre-wrap">
            {readLittleText(sent).map((part, index) =>
              part.kind === 'text' ? (
                part.text
              ) : (
                <span key={index} className="text-signal font-medium">
                  {`#${part.name}`}
                </span>
              ),
            )}
          </p>
          {linkUrl.trim() !== '' && (
            <div className="mt-4">
              <LinkCard
                url={linkUrl}
                title={linkTitle}
                picture={<LinkPicture url={linkUrl.trim()} />}
              />
            </div>
          )}
        </div>
      </section>
      <section aria-labelledby={sentId}>
        <h3 id={sentId} className="mb-2 font-sans text-sm font-semibold">
          {postingTexts.sent}
        </h3>
        <pre className="border-rule border-y py-3 font-mono text-sm break-words whitespace-pre-wrap">
          {sent}
        </pre>
      </section>
    </div>
  );
}

/** The picture that LinkedIn gets with a link, or why it gets none. All have one shape, so the card keeps its size. */
export function LinkPicture({ url }: { url: string }): ReactNode {
  const { origin } = useSite();
  const wanted = useDeferredValue(url);
  const isOwn = URL.parse(wanted)?.origin === origin;
  const picture = useData({ ...linkedInQueries.picture(wanted), enabled: isOwn });
  const texts = postingTexts.picture;
  if (!isOwn) return <Without>{texts.otherSite}</Without>;
  if (picture.isError) {
    return (
      <Without>
        <span className="text-negative font-medium">{texts.noPage}</span>
      </Without>
    );
  }
  if (picture.data === undefined) return <Without>{texts.loading}</Without>;
  if (picture.data === null) return <Without>{texts.none}</Without>;
  return (
    <img
      src={picture.data}
      alt={texts.alt}
      width={1200}
      height={630}
      className="block h-auto w-full"
    />
  );
}

function Without({ children }: { children: ReactNode }): ReactNode {
  return (
    <p
      role="status"
      className="bg-surface text-ink-muted flex aspect-[1200/630] w-full items-center justify-center p-6 text-center text-sm"
    >
      {children}
    </p>
  );
}
