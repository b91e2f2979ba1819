import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { reloadText as text } from './content/reload-text';

interface ReloadNoticeProps {
  /** Whether the entries of the form survive a reload. Default: they do. */
  isKept?: boolean;
  /** The form has a file, which no page can keep. */
  hasFile?: boolean;
  /** Text for a page that sends no form. */
  message?: string;
}

/** Asks for a reload, because the server no longer takes requests of this page, and says whether the entries are kept. */
export function ReloadNotice({ isKept = true, hasFile = false, message }: ReloadNoticeProps) {
  return (
    <Notice tone="error" title={text.title}>
      <p>
        {`${message ?? (isKept ? text.kept : text.lost)}${isKept && hasFile ? ` ${text.file}` : ''}`}
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        // A reload asks for the document again, and the gateway answers with the release that is live.
        onClick={() => window.location.reload()}
      >
        {text.reload}
      </Button>
    </Notice>
  );
}
