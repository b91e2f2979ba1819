import { Duplex } from 'node:stream';

/** The server's end of a connection without a network: it keeps what the server does with it. */
export class FuzzSocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  /** What the server has sent. */
  sent: Buffer[] = [];
  /** Whether the server has ended its side. */
  hasEnded = false;
  /** Milliseconds of silence after which the server closes the connection; 0: never. */
  timeout = 0;

  constructor() {
    super({ allowHalfOpen: true });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.sent.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.hasEnded = true;
    done();
  }

  setTimeout(ms: number): this {
    this.timeout = ms;
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** As `net.Socket` has it: what was written goes out first. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }
}
