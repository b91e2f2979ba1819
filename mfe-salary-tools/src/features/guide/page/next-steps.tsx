import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { guideText } from '../content/guide-text';

/** A link to the dashboard: the breakdowns that the guide does not have. */
export function DashboardInvitation() {
  const { title, text, action, to } = guideText.dashboard;
  return (
    <aside
      aria-labelledby="dashboard-title"
      className="mb-16 border-t-2 border-ink bg-surface p-6 print:hidden"
    >
      <h2 id="dashboard-title" className="text-subheading">
        {title}
      </h2>
      <p className="mt-2 mb-5 max-w-prose">{text}</p>
      <Button asChild>
        <RouterLink to={to}>{action}</RouterLink>
      </Button>
    </aside>
  );
}

/** Related pages. */
export function RelatedPages() {
  const { title, links } = guideText.related;
  return (
    <section aria-labelledby="related-title" className="border-t border-rule py-12 print:hidden">
      <h2 id="related-title" className="mb-6 text-heading">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ label, to, text }) => (
          <li key={to}>
            <Link asChild className="font-medium">
              <RouterLink to={to}>{label}</RouterLink>
            </Link>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
