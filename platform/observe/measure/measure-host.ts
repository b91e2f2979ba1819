import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';

/** Room on the disk that holds a folder, bytes. */
export interface DiskRoom {
  free: number;
  total: number;
}

/** Room for an unprivileged process; null where the folder does not exist. */
export async function measureDisk(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

export type Certificate =
  /** The public address is not https. */
  { status: 'none' } | { status: 'unreachable'; why: string } | { status: 'read'; validTo: Date };

const TIMEOUT_MS = 10_000;

/** Reads the certificate of an origin, such as `https://www.example.com`, even if expired or untrusted. Never rejects. */
export function measureCertificate(origin: string): Promise<Certificate> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return Promise.resolve({ status: 'none' });
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? 443 : Number(port),
      // An IP address has no server name.
      ...(/^[\d.]+$|:/.test(hostname) ? {} : { servername: hostname }),
      // Only the dates are read here; browsers check the trust.
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
