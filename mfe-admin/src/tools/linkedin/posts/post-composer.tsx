import type { LinkedInDryRun } from '@talent/api/linkedin/posts';
import { weekName } from '@talent/jobs/iso-week';
import { Link } from '@talent/sdk';
import { formatCount } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LinkedInPost } from '../api/linkedin-post';
import { postingTexts } from '../content/linkedin';
import { ComposerBar } from './composer-bar';
import { PostFields } from './post-fields';
import { PostOutcome } from './post-outcome';
import { PostPreview } from './post-preview';
import { UnknownPanel } from './unknown-panel';
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
  const { stored, content, problems, failure, dryRun, work } = composer;
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
            {postingTexts.from(stored.source)}
            <ToReport source={stored.source} isNext={stored.status === 'posted'} />
          </p>
        )}
      </div>
      {isClosed ? (
        <PostPreview content={content} />
      ) : (
        <>
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
            <PostFields composer={composer} />
            <PostPreview content={content} />
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
    <Button asChild size="sm" variant={isNext ? 'primary' : 'secondary'}>
      <Link to={`/weekly-ai-jobs-report?week=${weekName(monday)}&step=post`}>
        {postingTexts.toReport}
      </Link>
    </Button>
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
