import type { SeoConnections } from '@talent/api/seo/connections';
import { formatCount } from '@talent/sdk/format';
import { Badge, type BadgeProps } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { FactList } from '../../../controls/fact-list';
import { SiteLink } from '../../../controls/site-link';
import { ShownTime } from '../../../time/shown-time';
import {
  connectionTexts as text,
  indexNowProblems,
  indexNowTexts,
  searchConsoleProblems,
  searchConsoleTexts,
} from '../content/connections';

/** The state of a connection to a service: whether it is there, what it does, and how to get it. */
export function ConnectionPanel(props: {
  setting: SeoConnections['gemini']['setting'];
  texts: { notConnected: string; steps: readonly string[]; malformed: string };
  about: string;
  /** The problem of the connection and how to fix it. */
  problem: string | undefined;
  /** Facts of the connection by their name, without those that are null. */
  facts: readonly (readonly [string, ReactNode])[];
  children?: ReactNode;
}) {
  const { setting, texts, about, facts, children } = props;
  if (setting === 'unset') {
    return (
      <div className="flex flex-col gap-4">
        <About tone="neutral" state={text.notConnected} text={texts.notConnected} />
        <div className="max-w-prose">
          <h3 className="text-sm font-semibold">{text.how}</h3>
          <ol className="text-ink-muted mt-2 list-decimal space-y-1 ps-5 text-sm">
            {texts.steps.map((step) => (
              <li key={step} className="[overflow-wrap:anywhere]">
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
    );
  }
  const problem = setting === 'malformed' ? texts.malformed : props.problem;
  return (
    <div className="flex flex-col gap-4">
      <About
        tone={problem ? 'warning' : 'positive'}
        state={problem ? text.attention : text.connected}
        text={about}
      />
      {problem && (
        <Notice tone="warning" className="max-w-prose">
          {problem}
        </Notice>
      )}
      <FactList facts={facts} />
      {children}
    </div>
  );
}

function About(props: { tone: NonNullable<BadgeProps['tone']>; state: string; text: string }) {
  return (
    <p className="flex max-w-prose flex-wrap items-baseline gap-x-3 gap-y-1">
      <Badge tone={props.tone}>{props.state}</Badge>
      <span className="min-w-0 flex-1 basis-64">{props.text}</span>
    </p>
  );
}

/** Whether figures come from Search Console, since when, and what stops them. */
export function SearchConsolePanel(props: { connection: SeoConnections['searchConsole'] }) {
  const { setting, site, account, status } = props.connection;
  const { facts, connected, toFigures } = searchConsoleTexts;
  const hasFigures = status.succeeded_at !== null;
  return (
    <ConnectionPanel
      setting={setting}
      texts={searchConsoleTexts}
      about={connected}
      problem={searchConsoleProblems[status.outcome]?.(account ?? '')}
      facts={[
        [facts.site, site],
        [facts.account, account],
        [facts.imported, timeOf(status.succeeded_at)],
        [facts.rows, hasFigures ? formatCount(status.figures) : null],
        [facts.lastDay, hasFigures ? (status.last_day ?? '–') : null],
        [facts.next, status.next_at === null ? text.soon : timeOf(status.next_at)],
      ]}
    >
      {hasFigures && (
        <p>
          <SiteLink to="/authority-domination-tracker">{toFigures}</SiteLink>
        </p>
      )}
    </ConnectionPanel>
  );
}

/** Whether search engines are told of changed pages, and what stops them. */
export function IndexNowPanel(props: { connection: SeoConnections['indexNow'] }) {
  const { setting, keyAddress, status } = props.connection;
  const { facts, connected } = indexNowTexts;
  return (
    <ConnectionPanel
      setting={setting}
      texts={indexNowTexts}
      about={connected}
      problem={status.last ? indexNowProblems[status.last.outcome] : undefined}
      facts={[
        // The key is public by its nature: search engines read it at this address.
        [
          facts.key,
          keyAddress && (
            <Link key="key" href={keyAddress} target="_blank" rel="noopener">
              {keyAddress}
            </Link>
          ),
        ],
        [facts.waiting, formatCount(status.waiting)],
        [facts.told, formatCount(status.told)],
        [facts.sent, timeOf(status.last?.sent_at)],
        [facts.next, status.not_before && timeOf(status.not_before)],
        [facts.listed, timeOf(status.listed_at)],
      ]}
    />
  );
}

function timeOf(at: string | null | undefined) {
  return at ? <ShownTime at={at} /> : text.never;
}
