import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from './data-table.tsx';
import { perMinute } from './public-limits.ts';

/** How much may be asked for, and what happens beyond it. */
export function Limits() {
  const { i18n, t } = useLingui();
  const limits: [calls: string, requests: number][] = [
    [t`Businesses, products, the industry tree and other single items`, perMinute.read],
    [t`Searches, counts and completions`, perMinute.search],
    [t`Lists for sitemaps`, perMinute.sitemap],
  ];
  return (
    <>
      <DataTable
        numbers
        heads={[t`Calls`, t`Requests per minute`]}
        rows={limits.map(([calls, requests]) => ({ key: calls, head: calls, value: i18n.number(requests) }))}
      />
      <p>
        <Trans>
          Limits apply per visitor, that is per IPv4 address or IPv6 /64 network, and to each row separately.
          An operator may set other figures. Above the limit, calls return 429 until the minute is over; the
          headers <code>Retry-After</code> and <code>RateLimit-Limit</code> say when to try again and how much
          is allowed.
        </Trans>
      </p>
      <p>
        <Trans>
          Under heavy load a call may return 503 with <code>Retry-After</code>. Wait that long before you try
          again, and longer each time. Store responses instead of requesting the same thing twice.
        </Trans>
      </p>
    </>
  );
}
