import { PageContext, useLoaderData } from '@talent/sdk';
import type { ComposedRemote, DeliveredSettings, SiteConfig } from '@talent/sdk/contract';
import { Suspense, use, useLayoutEffect, useMemo } from 'react';
import { loadedEarly } from './early/load-early';
import type { OpenedPage } from './load-public-page';
import { loadedPage, servedPage } from './pages';
import { RemoteErrorBoundary } from './failure/remote-error-boundary';

interface RemotePageProps {
  remote: ComposedRemote;
  pattern: string;
  site: SiteConfig;
}

/** The content area of a route that a remote owns. */
export function RemotePage({ remote, pattern, site }: RemotePageProps) {
  const page = useLoaderData<OpenedPage>();
  return <PageOfRemote {...page} remote={remote} pattern={pattern} site={site} />;
}

interface PageOfRemoteProps extends RemotePageProps {
  data: unknown;
  /** HTML of the page, shown until its code has run. */
  content?: string | undefined;
  isFromTop?: boolean;
  /** The remote's settings that the page was composed with. */
  settings?: DeliveredSettings | undefined;
}

/** A remote's page with its data, inside the one element that its styles may reach. */
export function PageOfRemote({
  data,
  content,
  isFromTop = false,
  site,
  remote,
  pattern,
  settings,
}: PageOfRemoteProps) {
  const value = useMemo(
    () => ({ data, site, composed: settings, live: remote.settings }),
    [data, site, settings, remote],
  );
  const early = loadedEarly();
  return (
    <RemoteErrorBoundary key={`${remote.name} ${pattern}`} app={remote.name}>
      <div data-app={remote.name}>
        <PageContext value={value}>
          <Suspense
            fallback={
              content === undefined || !early ? null : (
                <early.EarlyContent remote={remote} html={content} isFromTop={isFromTop} />
              )
            }
          >
            <LoadedPage remote={remote} pattern={pattern} />
          </Suspense>
        </PageContext>
      </div>
    </RemoteErrorBoundary>
  );
}

function LoadedPage({ remote, pattern }: Pick<RemotePageProps, 'remote' | 'pattern'>) {
  const { Component } = loadedPage(remote.name, pattern) ?? use(servedPage(remote, pattern));
  useLayoutEffect(() => loadedEarly()?.restorePlace(), []);
  return <Component />;
}
