import { ToolPage } from '../frame/tool-page';
import { lazyPart } from '../lazy/lazy-part';
import { QueryPart } from '../queries/query-part';
import { WhenNear } from '../queries/when-near';
import { overviewTexts } from '../tools/overview/content/overview';
import { InboxList } from '../tools/overview/inbox-list';
import { useInbox } from '../tools/overview/use-inbox';

const SeoDashboard = lazyPart(
  async () => (await import('./seo-dashboard')).default,
  <div className="h-60" />,
);

/** `/internal-admin-xyz123`: what needs a person, and below it the SEO dashboard. */
export default function Overview() {
  const { query, snooze, wake, undo } = useInbox();
  return (
    <ToolPage title={overviewTexts.title}>
      {/* The place of the list while it loads; a short one leaves no gap before the SEO dashboard. */}
      <section
        aria-labelledby="inbox-heading"
        className={query.isPending ? 'min-h-[50svh]' : undefined}
      >
        <h2 id="inbox-heading" className="sr-only">
          {overviewTexts.heading}
        </h2>
        <QueryPart query={query} texts={overviewTexts}>
          {(inbox) => <InboxList inbox={inbox} onSnooze={snooze} onWake={wake} onUndo={undo} />}
        </QueryPart>
      </section>
      {/* After the list: its place is known only then. */}
      {!query.isPending && (
        <WhenNear>
          <SeoDashboard />
        </WhenNear>
      )}
    </ToolPage>
  );
}
