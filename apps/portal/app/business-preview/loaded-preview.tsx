import type { BusinessEdit, BusinessPreview, ProductOfBusiness } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { BusinessBody } from '../business/business-body.tsx';
import { businessPageData } from '../business/business-page-data.ts';
import { type DraftMark, DraftMarkContext } from '../business/draft-mark.ts';
import { useSectionEditors } from '../business-edit/use-section-editors.ts';
import { usePortal } from '../session/use-portal.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { PreviewBar } from './preview-bar.tsx';

interface LoadedPreviewProps {
  owner: string;
  edit: BusinessEdit;
  preview: BusinessPreview;
  products: readonly ProductOfBusiness[];
  onPublished: () => void;
}

/** The real page of the business, with what is not published marked in it, in the width of a desktop or of a phone. */
export function LoadedPreview({ owner, edit, preview, products, onPublished }: LoadedPreviewProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const toast = useToast();
  const [query] = useSearchParams();
  const editors = useSectionEditors(owner, edit);
  const isPhone = query.get('width') === 'phone';
  const { profile, unpublished } = preview;
  const mark = useMemo<DraftMark>(() => {
    const typed = new Set(unpublished.map(({ section, field }) => `${section}.${field}`));
    return (section, fields, value) =>
      [fields].flat().some((field) => typed.has(`${section}.${field}`)) ? <Marked>{value}</Marked> : value;
  }, [unpublished]);

  /** A link leads to its place in the page, in the phone's frame, too, whose document has no address; others would leave the draft. */
  function stayHere(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    const [, place] = link.getAttribute('href')?.split('#') ?? [];
    if (place) event.currentTarget.querySelector(`#${place}`)?.scrollIntoView();
    else toast(t`This is a preview. On your public page, buyers can continue from here.`, 'done');
  }

  const page = (
    <DraftMarkContext value={mark}>
      <div className="bp-page" onClickCapture={stayHere}>
        <BusinessBody
          {...businessPageData(profile, {
            language,
            products,
            all: false,
            accessLevel: undefined,
            i18n,
          })}
        />
      </div>
    </DraftMarkContext>
  );
  return (
    <>
      <div className="s-page bp-head">
        <PreviewBar preview={preview} editors={editors} isPhone={isPhone} onPublished={onPublished} />
      </div>
      {isPhone ? <PhoneFrame>{page}</PhoneFrame> : page}
    </>
  );
}

function Marked({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <small className="bp-mark">
        <Trans>not published</Trans>
      </small>
    </>
  );
}
