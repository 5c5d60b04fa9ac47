import { type ErrorName, errorStatus, type Issue } from '@kontor/contract';

export { type ErrorName, errorStatus };

export interface KontorErrorOptions {
  issues?: Issue[];
  /** Seconds after which the client may try again; sent as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error whose name and message are meant for the client: `throw new KontorError('NotFound', '…')`. */
export class KontorError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(name: ErrorName, message: string, options: KontorErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = name;
    this.status = errorStatus[name];
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
  }
}
