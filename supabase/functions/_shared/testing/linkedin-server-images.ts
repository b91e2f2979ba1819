import type { IncomingMessage, ServerResponse } from 'node:http';
import { playFault, refusal, refusedCall, type Fault } from './linkedin-server-posts.ts';
import { json } from './serve-here.ts';

/** A picture as it was uploaded. */
export interface TakenImage {
  urn: string;
  owner: string;
  type: string;
  bytes: Buffer;
}

/** A fault of one step of an upload: `initialize` asks for the place, `upload` sends the bytes there. */
export type ImageFault = { step: 'initialize' | 'upload' } & Fault;

/** Below it a place for bytes is found. */
const PLACE = '/dms-uploads/';

/** `POST /rest/images?action=initializeUpload`, and the places that it names: each takes one picture. */
export function createImages() {
  const taken: TakenImage[] = [];
  const places = new Map<string, { urn: string; owner: string }>();
  const faults: ImageFault[] = [];
  let count = 0;

  function nextFault(step: ImageFault['step']): Fault | undefined {
    return faults[0]?.step === step ? faults.shift() : undefined;
  }

  function initialize(
    { headers }: IncomingMessage,
    body: string,
    isAllowed: boolean,
    response: ServerResponse,
  ): void {
    const fault = nextFault('initialize');
    if (fault) return playFault(fault, response);
    const refused = refusedCall(headers, isAllowed);
    if (refused) return json(response, ...refused);
    const { initializeUploadRequest: sent } = JSON.parse(body) as {
      initializeUploadRequest: { owner: string };
    };
    count += 1;
    const urn = `urn:li:image:C5510AQ${count}`;
    places.set(`${PLACE}${count}`, { urn, owner: sent.owner });
    json(response, 200, {
      value: {
        uploadUrlExpiresAt: Date.now() + 60 * 60 * 1000,
        uploadUrl: `http://${headers.host}${PLACE}${count}`,
        image: urn,
      },
    });
  }

  function upload(
    { url = '', headers }: IncomingMessage,
    bytes: Buffer,
    isAllowed: boolean,
    response: ServerResponse,
  ): void {
    const fault = nextFault('upload');
    if (fault) return playFault(fault, response);
    if (!isAllowed) return json(response, 401, refusal(401, 'UNAUTHORIZED', 'No token'));
    const place = places.get(url);
    if (!place) return json(response, 404, refusal(404, 'NOT_FOUND', 'No such upload'));
    places.delete(url);
    taken.push({ ...place, type: headers['content-type'] ?? '', bytes });
    response.writeHead(201);
    response.end();
  }

  return {
    taken,
    initialize,
    upload,
    isPlace: (path: string) => path.startsWith(PLACE),
    isImage: (urn: string, owner: string) =>
      taken.some((image) => image.urn === urn && image.owner === owner),
    script: (...more: ImageFault[]) => void faults.splice(0, faults.length, ...more),
  };
}
