import type { ReactNode } from 'react';
import { ToolPage } from '../frame/tool-page';
import { ChangesCalendar } from '../tools/changes/changes-calendar';
import { changesTexts as text } from '../tools/changes/content/changes';

/** `/internal-admin-xyz123/changes`: the changes of the site by time, and the holds on its releases. */
export default function Changes(): ReactNode {
  return (
    <ToolPage title={text.title} lede={text.lede}>
      <ChangesCalendar />
    </ToolPage>
  );
}
