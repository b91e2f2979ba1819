import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
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
