import type { ReactNode } from 'react';
import { importTexts } from '../content/jobs-report-import';
import { ToolSection } from '../../../frame/tool-section';

/** The rules that a feed is checked against, with the law that asks for them. */
export function ImportRules(): ReactNode {
  return (
    <ToolSection title={importTexts.rules}>
      <ul className="max-w-prose list-disc space-y-2 ps-5">
        {importTexts.ruleList.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </ToolSection>
  );
}
