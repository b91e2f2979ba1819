import type { ReactNode } from 'react';
import { ToolPage } from '../../frame/tool-page';
import { ToolSection } from '../../frame/tool-section';
import { Loaded, QueryPart } from '../../queries/query-part';
import { staffQuery } from '../../queries/staff-query';
import { useData } from '../../queries/use-data';
import { AdminRoles } from '../../tools/security/admin-roles';
import { AuditLog } from '../../tools/security/audit-log';
import { security as text } from '../../tools/security/content/security-dashboard';
import {
  CollectionState,
  CspReports,
  SecurityEvents,
  SecurityFigures,
} from '../../tools/security/events';
import { GradeSection } from '../../tools/security/grade/grade-section';
import { securityQueries } from '../../tools/security/queries';
import { Advisories, CanaryPanel } from '../../tools/security/releases/releases';
import { LiveVersions } from '../../tools/security/releases/live-versions';
import { siteStatus } from '../../tools/status/content/site-status';

/** Response headers, events, live versions, admins and audit log. Every part loads by itself. */
export default function SecurityDashboard() {
  const platform = useData(securityQueries.platform);
  const { sections } = text;
  const ofPlatform = (part: (status: NonNullable<typeof platform.data>) => ReactNode) => (
    <QueryPart query={platform} texts={text}>
      {part}
    </QueryPart>
  );

  return (
    <ToolPage
      title={text.title}
      lede={text.lede}
      link={{ to: siteStatus.path, label: siteStatus.open }}
    >
      <SecurityFigures areEventsCollected={platform.data?.events.status !== 'off'} />
      <ToolSection title={sections.headers}>
        <GradeSection />
      </ToolSection>
      <ToolSection id="reports" title={sections.reports}>
        <CspReports />
      </ToolSection>
      <ToolSection id="events" title={sections.events}>
        <SecurityEvents
          collection={ofPlatform(({ events }) => (
            <CollectionState status={events} />
          ))}
        />
      </ToolSection>
      <ToolSection id="versions" title={sections.versions}>
        {ofPlatform((status) => (
          <LiveVersions status={status} />
        ))}
      </ToolSection>
      <ToolSection id="canary" title={sections.canary}>
        {ofPlatform(({ canary }) => (
          <CanaryPanel canary={canary} />
        ))}
      </ToolSection>
      <ToolSection title={sections.advisories}>
        {ofPlatform(({ builds }) => (
          <Advisories builds={builds} />
        ))}
      </ToolSection>
      <ToolSection title={sections.roles}>
        <Loaded query={staffQuery} texts={text}>
          {(list) => <AdminRoles admins={list} />}
        </Loaded>
      </ToolSection>
      <ToolSection id="audit" title={sections.audit}>
        <AuditLog />
      </ToolSection>
    </ToolPage>
  );
}
