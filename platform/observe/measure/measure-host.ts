import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';

/** Room on the disk that holds a folder, bytes. */
export interface DiskRoom {
  free: number;
  total: number;
}

/** What an unprivileged process can still write; null where the folder is not there. */
export async function measureDisk(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

/** The certificate that visitors are shown. */
export type Certificate =
  /** The public address is not https. */
  | { status: 'none' }
  | { status: 'unreachable'; why: string }
  /** `validTo`: its last moment. */
  | { status: 'read'; validTo: Date };

const TIMEOUT_MS = 10_000;

/**
 * Reads the certificate of a public origin as a browser would be shown it, an expired or unknown one too. Never rejects.
 * @param origin such as `https://www.example.com`
 */
export function measureCertificate(origin: string): Promise<Certificate> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return Promise.resolve({ status: 'none' });
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? 443 : Number(port),
      // An address has no name to ask for.
      ...(/^[\d.]+$|:/.test(hostname) ? {} : { servername: hostname }),
      // Whether it is trusted is for browsers; here its dates are read, whatever they are.
      rejectUnauthorized: false,
    });
    const end = (certificate: Certificate): void => {
      socket.destroy();
      resolve(certificate);
    };
    socket.setTimeout(TIMEOUT_MS, () => end({ status: 'unreachable', why: 'no answer in time' }));
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      end({ status: 'unreachable', why: code ?? message }),
    );
    socket.once('secureConnect', () => {
      const validTo = new Date(socket.getPeerCertificate().valid_to);
      const isRead = !Number.isNaN(validTo.getTime());
      end(
        isRead ? { status: 'read', validTo } : { status: 'unreachable', why: 'it shows no dates' },
      );
    });
  });
}
