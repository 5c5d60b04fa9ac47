import type { ErrorEnvelope } from './errors.ts';

/** A call that the API answered with an error, or that it did not answer. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  /** The API's name of the error; `Unreachable` when there was no answer, `Malformed` when it was no envelope. */
  readonly errorName: string;
  readonly requestId: string | undefined;
  readonly issues: ErrorEnvelope['issues'];
  readonly retryAfter: ErrorEnvelope['retryAfter'];

  constructor(
    status: number,
    errorName: string,
    message: string,
    envelope?: Partial<ErrorEnvelope>,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = status;
    this.errorName = errorName;
    this.requestId = envelope?.requestId;
    this.issues = envelope?.issues;
    this.retryAfter = envelope?.retryAfter;
  }
}
