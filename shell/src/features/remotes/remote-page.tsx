import { PageContext, useLoaderData } from '@talent/sdk';
import type { ComposedRemote, PageData, SiteConfig } from '@talent/sdk/contract';
import { Suspense, use, useMemo } from 'react';
import { loadedPage, servedPage } from './pages';
import { RemoteErrorBoundary } from './failure/remote-error-boundary';

interface RemotePageProps {
  remote: ComposedRemote;
  pattern: string;
  site: SiteConfig;
}

/** The content area of a route that a remote owns. */
export function RemotePage({ remote, pattern, site }: RemotePageProps) {
  const { data } = useLoaderData<PageData>();
  return <PageOfRemote remote={remote} pattern={pattern} site={site} data={data} />;
}

/** A remote's page with its data, inside the one element that its styles may reach. */
export function PageOfRemote({ data, site, remote, pattern }: RemotePageProps & { data: unknown }) {
  const value = useMemo(() => ({ data, site }), [data, site]);
  return (
    <RemoteErrorBoundary key={`${remote.name} ${pattern}`} app={remote.name}>
      <div data-app={remote.name}>
        <PageContext value={value}>
          <Suspense>
            <LoadedPage remote={remote} pattern={pattern} />
          </Suspense>
        </PageContext>
      </div>
    </RemoteErrorBoundary>
  );
}

function LoadedPage({ remote, pattern }: Pick<RemotePageProps, 'remote' | 'pattern'>) {
  const { Component } = loadedPage(remote.name, pattern) ?? use(servedPage(remote, pattern));
  return <Component />;
}
