import autocannon from 'autocannon';

/** One request of a load; several are sent in turn. */
export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers by status. */
  ok: number;
  refused: number;
  failed: number;
  bytes: number;
}

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** Requests a second in all; as many as are answered when left out. */
  rate?: number;
}

/** Sends the requests in turn over so many connections for so many seconds. */
export async function putLoad(
  url: string,
  requests: readonly Sent[],
  { connections, seconds, rate }: LoadOptions,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // A load ends with a sample: the default of a second would make half a second one.
    sampleInt: 100,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: requests.map(({ method, path, body, headers }) => ({
      method,
      path,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body }),
    })),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    ok: result['2xx'],
    refused: result['5xx'] + result['4xx'],
    failed: result.errors + result.timeouts,
    bytes: result.throughput.total,
  };
}
