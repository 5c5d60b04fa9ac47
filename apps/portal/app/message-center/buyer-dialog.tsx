import { getBuyerProfile } from '@kontor/contract';
import { Button, ButtonLink, InfoTable, ModalDialog } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import { viewOfParty } from './party-view.ts';
import './conversation-dialog.css';

interface BuyerDialogProps {
  /** As whom one looks, and at the sender of what. */
  party: string;
  rid: string;
  onClose: () => void;
}

/** Facts about whoever sent an inquiry, and no way to reach them besides the conversation (checklist 256). */
export default function BuyerDialog({ party, rid, onClose }: BuyerDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const tableTexts = useTableTexts();
  const id = useId();
  const { data, failed, reload } = useLoaded(getBuyerProfile, { params: { rid }, query: { bid: party } });
  const view = data && viewOfParty(data.party);
  return (
    <ModalDialog className="mc-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>
        <Trans>Buyer profile</Trans>
      </h2>
      {failed ? <LoadingFailed onRetry={reload} /> : null}
      {data && view ? (
        <>
          <div className="mc-buyer">
            <img className="mc-photo" src={view.picture} width="60" height="60" alt="" />
            <b>{view.name || t`Former member`}</b>
          </div>
          <InfoTable
            caption={t`Buyer profile`}
            texts={tableTexts}
            rows={[
              {
                label: t`Writes as`,
                value: data.party.type === 'business' ? t`A business` : t`A person`,
              },
              {
                label: t`Member since`,
                value: data.memberSince ? dayOf(data.memberSince, language) : t`Unknown`,
              },
              {
                label: t`E-mail address confirmed`,
                value: data.hasConfirmedAddress ? t`Yes` : t`No`,
              },
              { label: t`Inquiries sent`, value: i18n.number(data.inquiries) },
              { label: t`Conversations closed`, value: i18n.number(data.closed) },
              { label: t`Replies to the supplier`, value: i18n.number(data.answered) },
            ]}
          />
        </>
      ) : null}
      {data || failed ? null : <Loading />}
      <div className="mc-dialog-ways">
        {view?.href ? (
          <ButtonLink href={view.href}>
            <Trans>Business Profile</Trans>
          </ButtonLink>
        ) : null}
        <Button variant="petrol" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </ModalDialog>
  );
}
