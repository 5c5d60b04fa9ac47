import type { Issue } from '@kontor/contract';
import type { ErrorName, KontorError } from './errors.ts';

/** The body of every answer that is not a success. */
export interface ErrorBody {
  success: false;
  name: ErrorName;
  message: string;
  requestId: string;
  issues?: Issue[];
  /** Seconds, as the header says. */
  retryAfter?: number;
}

export function errorBody(error: KontorError, requestId: string): ErrorBody {
  const { name, message, issues, retryAfter } = error;
  return {
    success: false,
    name,
    message,
    requestId,
    ...(issues && { issues }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
