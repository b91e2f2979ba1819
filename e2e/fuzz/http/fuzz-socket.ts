import { Duplex } from 'node:stream';

/** The server's end of a simulated connection, which records what the server does. */
export class FuzzSocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  sent: Buffer[] = [];
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

  /** Like `net.Socket`: sends written bytes first. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }
}
