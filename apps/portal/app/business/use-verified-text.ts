import { useLingui } from '@lingui/react/macro';

/** What the badge for checked facts says. */
export function useVerifiedText(): (verified: boolean) => string {
  const { t } = useLingui();
  return (verified) => (verified ? t`Verified facts` : t`Not verified`);
}
