import { Link } from '@talent/sdk';
import { Link as TextLink } from '@talent/ui/link';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchPlatformStatus } from '../tools/security/api/fetch-security-status';
import { listAdmins } from '../tools/security/api/list-role-admins';
import { security as text } from '../tools/security/content/security-dashboard';
import { siteStatus } from '../tools/status/content/site-status';
import { AdminRoles } from '../tools/security/roles/admin-roles';
import { AuditLog } from '../tools/security/audit/audit-log';
import { useLoaded } from '../queries/use-loaded';
import { SecurityEvents } from '../tools/security/events/security-events';
import { GradeSection } from '../tools/security/grade/grade-section';
import { Advisories } from '../tools/security/releases/advisories';
import { CanaryPanel } from '../tools/security/releases/canary-panel';
import { LiveVersions } from '../tools/security/releases/live-versions';
import { CspReports } from '../tools/security/events/csp-reports';
import { LoadedPart } from '../queries/loaded-part';
import { SecurityFigures } from '../tools/security/security-figures';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';

/** How safe the site is, what has happened to it, and who may change it. Every part loads by itself. */
export default function SecurityDashboard(): ReactNode {
  const [platform, askPlatform] = useLoaded(fetchPlatformStatus);
  const [admins, askAdmins] = useLoaded(listAdmins);
  const [changes, setChanges] = useState(0);
  const onChanged = useCallback(() => {
    askAdmins();
    setChanges((count) => count + 1);
  }, [askAdmins]);
  const emails = useMemo(
    () =>
      new Map(
        admins.status === 'ready' ? admins.value.map(({ userId, email }) => [userId, email]) : [],
      ),
    [admins],
  );
  const { sections } = text;

  return (
    <ToolPage
      title={text.title}
      lede={text.lede}
      actions={
        <TextLink asChild tone="ink">
          <Link to={siteStatus.path}>{siteStatus.open}</Link>
        </TextLink>
      }
    >
      <SecurityFigures
        areEventsCollected={platform.status !== 'ready' || platform.value.events.status === 'on'}
      />
      <ToolSection title={sections.headers}>
        <GradeSection />
      </ToolSection>
      <ToolSection title={sections.reports}>
        <CspReports />
      </ToolSection>
      <ToolSection title={sections.events}>
        <LoadedPart state={platform} onRetry={askPlatform}>
          {({ events }) => <SecurityEvents status={events} />}
        </LoadedPart>
      </ToolSection>
      <ToolSection title={sections.versions}>
        <LoadedPart state={platform} onRetry={askPlatform}>
          {(status) => <LiveVersions status={status} />}
        </LoadedPart>
      </ToolSection>
      <ToolSection title={sections.canary}>
        <LoadedPart state={platform} onRetry={askPlatform}>
          {({ canary }) => <CanaryPanel canary={canary} />}
        </LoadedPart>
      </ToolSection>
      <ToolSection title={sections.advisories}>
        <LoadedPart state={platform} onRetry={askPlatform}>
          {({ builds }) => <Advisories builds={builds} />}
        </LoadedPart>
      </ToolSection>
      <ToolSection title={sections.roles}>
        <LoadedPart state={admins} onRetry={askAdmins}>
          {(list) => <AdminRoles admins={list} onChanged={onChanged} />}
        </LoadedPart>
      </ToolSection>
      <ToolSection title={sections.audit}>
        <AuditLog emails={emails} refresh={changes} />
      </ToolSection>
    </ToolPage>
  );
}
