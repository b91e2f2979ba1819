import { readOverrideOrder } from '@talent/api/platform/local-override';
import { useLocation } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolPage } from '../../frame/tool-page';
import { localOverride as text } from '../../tools/security/content/local-override';
import { OverrideQuestion } from '../../tools/security/override-question';

/** `/security-dashboard/local-override#…`: asks before it shows an app from a developer's machine. */
export default function LocalOverride(): ReactNode {
  const order = readOverrideOrder(useLocation().hash);
  return (
    <ToolPage
      title={text.title}
      lede={text.lede}
      link={{ to: '/security-dashboard', label: text.back }}
    >
      {order === null ? (
        <Notice title={text.none}>{text.noneHow(window.location.origin)}</Notice>
      ) : (
        // A document of its own: this tab keeps the composition that it started with.
        <OverrideQuestion order={order} onBegun={(path) => window.location.assign(path)} />
      )}
    </ToolPage>
  );
}
