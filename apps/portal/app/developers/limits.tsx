import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from './data-table.tsx';
import { perMinute } from './public-limits.ts';

/** How much may be asked for, and what happens beyond it. */
export function Limits() {
  const { i18n, t } = useLingui();
  const limits: [calls: string, requests: number][] = [
    [t`Businesses, products, the industry tree and other single things`, perMinute.read],
    [t`Searches, counts and completions`, perMinute.search],
    [t`Lists for sitemaps`, perMinute.sitemap],
  ];
  return (
    <>
      <DataTable
        numbers
        heads={[t`Calls`, t`Requests a minute`]}
        rows={limits.map(([calls, requests]) => ({ key: calls, head: calls, value: i18n.number(requests) }))}
      />
      <p>
        <Trans>
          They count for each visitor, that is for an IPv4 address or the /64 network of an IPv6 one, and each
          row for itself. An operator may set other figures. Beyond them calls are answered 429 until the
          minute is over; the headers <code>Retry-After</code> and <code>RateLimit-Limit</code> say when to
          come again and how much was allowed.
        </Trans>
      </p>
      <p>
        <Trans>
          Under heavy load a call may be answered 503 with <code>Retry-After</code>. Wait that long before you
          ask again, and longer each time. Keep answers instead of asking for the same thing twice.
        </Trans>
      </p>
    </>
  );
}
