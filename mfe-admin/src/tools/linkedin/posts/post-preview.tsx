import { littleText, readLittleText } from '@talent/api/linkedin/little-text';
import type { LinkedInPostInput } from '@talent/api/linkedin/post';
import { useSite } from '@talent/sdk';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { useData } from '../../../queries/use-data';
import { LinkCard } from '../../../social/link-card';
import { postingTexts } from '../content/linkedin';
import { linkedInQueries } from '../queries';

/** The post as people will read it, made from the text that is sent, and that text. */
export function PostPreview({ content }: { content: LinkedInPostInput }): ReactNode {
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
                  #{part.name}
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
