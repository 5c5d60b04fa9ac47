import { type ErrorName, errorStatus } from '@kontor/contract';

export { type ErrorName, errorStatus };

/** What is wrong with one field of a request. `field` is a dotted path, empty for the part as a whole. */
export interface Issue {
  in: 'body' | 'query' | 'params' | 'headers';
  field: string;
  message: string;
}

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
