import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import type { PageLink } from '../../content/page-content';

/** The two things to do next, the first of them in the signal color. */
export function HomeActions({ deploy, salaries }: { deploy: PageLink; salaries: PageLink }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button asChild size="lg">
        <Link to={deploy.to}>{deploy.label}</Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link to={salaries.to}>{salaries.label}</Link>
      </Button>
    </div>
  );
}
