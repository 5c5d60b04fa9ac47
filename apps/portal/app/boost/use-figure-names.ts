import { useLingui } from '@lingui/react/macro';

/** What is counted of a boost, in words. */
export function useFigureNames(): Record<'shows' | 'clicks' | 'inquiries', string> {
  const { t } = useLingui();
  return {
    shows: t({ message: 'Views', context: 'boost' }),
    clicks: t({ message: 'Clicks', context: 'boost' }),
    inquiries: t({ message: 'Requests', context: 'boost' }),
  };
}
