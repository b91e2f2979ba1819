import { Notice } from '@talent/ui/notice';
import { Loaded } from '../queries/query-part';
import { ConnectionPanel, SetupGuide } from '../tools/linkedin/connection/connection-panel';
import { useSignInReturn } from '../tools/linkedin/connection/sign-in-return';
import { connectionTexts } from '../tools/linkedin/content/linkedin';
import { LinkedInPage } from '../tools/linkedin/linkedin-page';
import { linkedInQueries } from '../tools/linkedin/queries';

/** Connects a LinkedIn account; LinkedIn redirects back here. */
export default function LinkedInOauthSetup() {
  const back = useSignInReturn();
  return (
    <LinkedInPage title={connectionTexts.title} lede={connectionTexts.lede}>
      {back.status === 'refused' && (
        <Notice tone="error" title={connectionTexts.notConnected} className="mb-6">
          <p>{back.reason}</p>
        </Notice>
      )}
      {back.status === 'finishing' ? (
        <p role="status">{connectionTexts.finishing}</p>
      ) : (
        <Loaded query={linkedInQueries.connection} texts={connectionTexts}>
          {(value) => (
            <>
              {back.status === 'connected' && value.connection !== null && (
                <Notice
                  live
                  title={connectionTexts.connected(value.connection.name)}
                  className="mb-6"
                />
              )}
              {value.missing.length > 0 ? (
                <SetupGuide {...value} />
              ) : (
                <ConnectionPanel value={value} />
              )}
            </>
          )}
        </Loaded>
      )}
    </LinkedInPage>
  );
}
