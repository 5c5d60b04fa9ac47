import { SectionCard, VideoPlayer } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';

export function CompanyVideo({ general }: BusinessPageData) {
  const { t } = useLingui();
  if (!general.video) return null;
  return (
    <SectionCard title={t`Company video`}>
      <VideoPlayer url={general.video.url} label={t`Company video`} />
    </SectionCard>
  );
}
