import { littleText, readLittleText } from '@talent/api/linkedin/little-text';
import type { LinkedInPostInput } from '@talent/api/linkedin/post';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { postingTexts } from '../content/linkedin';
import { LinkCard } from '../../../social/link-card';
import { LinkPicture } from './link-picture';

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
