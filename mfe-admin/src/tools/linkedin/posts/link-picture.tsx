import { useSite } from '@talent/sdk';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useData } from '../../../queries/use-data';
import { postingTexts } from '../content/linkedin';
import { linkedInQueries } from '../queries';

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
