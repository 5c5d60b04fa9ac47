import { SectionCard, VideoPlayer } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';

/** The last section of the page (checklist 144). */
export function CompanyVideo({ general }: BusinessPageData) {
  const { t } = useLingui();
  if (!general.video) return null;
  return (
    <div className="b-video">
      <SectionCard title={t`Company video`}>
        <VideoPlayer url={general.video.url} label={t`Company video`} />
      </SectionCard>
    </div>
  );
}
