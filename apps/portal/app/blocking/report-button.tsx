import type { ReportedResource } from '@kontor/contract';
import { Flag } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** On the page of something that is no person and no business: to report it. */
export default function ReportButton({ type, id }: { type: ReportedResource; id: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="k-icon-button"
        aria-label={t`Report`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag size={18} />
      </button>
      {isOpen ? (
        <Suspense>
          <ReportDialog type={type} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
