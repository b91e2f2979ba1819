import { plainText } from '@talent/markdown/document';
import { parseMarkdown, textProblem } from '@talent/markdown/parse-markdown';
import { headDescription } from '@talent/page-parts/head-description';
import { headTitle } from '@talent/page-parts/head-title';
import { useSite } from '@talent/sdk';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { submits } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react';
import type { PostFields } from '../../../posts/api/post';
import { useMemo, useState, type ReactNode } from 'react';
import { LinkCard } from '../../../social/link-card';
import { SearchResult } from '../../../social/search-result';
import { SharePicture } from '../../../social/share-picture';
import { timeAhead } from '../../../time/schedule-time';
import { TimeField } from '../../../time/time-field';
import { publishTexts as texts } from '../content/publish-texts';
import { checkLinks, checkOtherLinks, partsOfText } from './check-links';
import { fixFirst, publishPoints, type PublishPoint } from './publish-points';
import type { Intent } from '../saving/editor-state';
import { useData } from '../../../queries/use-data';
import { BlogDialog } from '../blog-dialog';

/** The last step before publishing: the checks, how it will be found, and when it appears. */
export function PublishDialog(props: {
  fields: PostFields;
  onPublish: (intent: Intent) => void;
  /** Closes, and goes to a control of the editor. */
  onGo: (target: string) => void;
  onClose: () => void;
}): ReactNode {
  const { fields, onPublish, onGo, onClose } = props;
  const points = usePublishPoints(fields);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [value, setValue] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const blocking = points.filter(({ level }) => level === 'blocking').length;
  const advice = points.filter(({ level }) => level === 'advice').length;
  // While links are asked for, nothing is published: one of them may be dead.
  const isOpen = points.some(({ level }) => level === 'open');
  const isBlocked = blocking > 0 || isOpen;

  function confirm(): void {
    if (when === 'now') return onPublish({ status: 'published' });
    const ahead = timeAhead(value, Date.now());
    setRefused(ahead === null);
    if (ahead) onPublish({ status: 'scheduled', publishedAt: ahead });
  }

  return (
    <BlogDialog
      title={texts.title}
      close={texts.close}
      className="m-auto max-h-[min(52rem,92dvh)] w-[min(52rem,calc(100vw-1rem))] max-w-none p-0"
      barClassName="bg-paper sticky top-0 z-10"
      onClose={onClose}
    >
      <form noValidate className="grid gap-6 p-5" onSubmit={submits(() => !isBlocked && confirm())}>
        <section aria-label={texts.points}>
          <p role="status" className="mb-2 font-medium">
            {`${blocking > 0 ? texts.blocked(blocking) : isOpen ? texts.checking : texts.ready}${advice > 0 ? ` ${texts.advice(advice)}` : ''}`}
          </p>
          <PointList points={points} onGo={onGo} />
        </section>
        <section aria-label={texts.previews}>
          <FoundPreviews fields={fields} />
        </section>
        <div className="border-rule bg-paper sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-end gap-4 border-t p-5">
          <SegmentedControl
            name="publish-when"
            legend={texts.when}
            choices={[
              { value: 'now', label: texts.now },
              { value: 'later', label: texts.later },
            ]}
            value={when}
            onChoose={setWhen}
          />
          {when === 'later' && (
            <TimeField
              label={texts.label}
              required
              value={value}
              error={wasRefused ? texts.invalid : undefined}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
          <div className="ms-auto flex gap-2">
            <ToolButton onClick={onClose}>{texts.cancel}</ToolButton>
            <ToolButton type="submit" variant="primary" isBlocked={isBlocked}>
              {when === 'now' ? texts.confirmNow : texts.confirmLater}
            </ToolButton>
          </div>
        </div>
      </form>
    </BlogDialog>
  );
}

/** The points of a post as it is now. Links are asked for once. */
function usePublishPoints(fields: PostFields): PublishPoint[] {
  const { body, slug } = fields;
  const { pages, others } = useMemo(() => partsOfText(body), [body]);
  // The post may lead to itself before it is there.
  const asked = pages.filter((path) => path !== `/blog/${slug}`);
  const links = useData({ queryKey: ['blog', 'pages', asked], queryFn: () => checkLinks(asked) });
  const checks = useData({
    queryKey: ['blog', 'other sites', others],
    queryFn: () => checkOtherLinks(others),
  });
  return publishPoints(fields, { links: links.data, others: checks.data });
}

const looks = {
  blocking: { Icon: CircleAlert, color: 'text-negative' },
  advice: { Icon: Info, color: 'text-warning' },
  pending: { Icon: LoaderCircle, color: 'text-ink-muted' },
  open: { Icon: LoaderCircle, color: 'text-ink-muted' },
  fine: { Icon: CircleCheck, color: 'text-positive' },
} as const;

/** Points that must be fixed, that could be better, then fine ones; a word and a shape say how each one is, and a button leads to what is not fine. */
function PointList(props: {
  points: readonly PublishPoint[];
  onGo: (target: string) => void;
}): ReactNode {
  const { points, onGo } = props;
  return (
    <ul aria-label={texts.points} className="divide-rule border-rule divide-y border-y">
      {fixFirst(points).map(({ key, level, text, target }) => {
        const { Icon, color } = looks[level];
        return (
          <li key={key} data-level={level} className="flex items-center gap-3 py-2 text-sm">
            <Icon aria-hidden="true" className={`size-4 shrink-0 ${color}`} />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {level === 'fine' ? (
                <span className="sr-only">{texts.levels.fine}: </span>
              ) : (
                <strong className="font-semibold">{`${texts.levels[level]}: `}</strong>
              )}
              <span>{text}</span>
            </p>
            {(level === 'blocking' || level === 'advice') && (
              <ToolButton onClick={() => onGo(target)} aria-label={`${texts.fix}: ${text}`}>
                {texts.fix}
              </ToolButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The post as Google's results and LinkedIn show it, with the title, description and picture that its page has. */
function FoundPreviews({ fields }: { fields: PostFields }): ReactNode {
  const { origin, brand } = useSite();
  const { title, seoTitle, slug, description, topic, cover, body } = fields;
  const { body: nodes } = parseMarkdown(textProblem(body) ? '' : body, { siteOrigin: origin });
  const words = nodes.map((node) => plainText([node])).join(' ');
  const headline = headTitle(seoTitle || title, brand);
  const path = `/blog/${slug}`;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <figure className="min-w-0">
        <figcaption className="mb-2 text-sm font-medium">{texts.result}</figcaption>
        <SearchResult
          url={origin + path}
          title={headline}
          description={headDescription(description, words)}
        />
      </figure>
      <figure className="min-w-0">
        <figcaption className="mb-2 text-sm font-medium">{texts.card}</figcaption>
        <LinkCard
          url={origin + path}
          title={headline}
          picture={<SharePicture title={title} topic={topic} path={path} cover={cover} />}
        />
      </figure>
    </div>
  );
}
