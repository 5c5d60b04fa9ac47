import { acceptTransfer, cancelTransfer, declineTransfer } from '@kontor/contract';
import { Button, Pill, SectionCard } from '@kontor/ui';
import { ArrowRight, Check, Clock } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { withoutFullStop } from '@kontor/web/language/without-full-stop';
import { Trans, useLingui } from '@lingui/react/macro';
import { photoOf } from '../person/photo-of.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { useUserID } from '../session/use-user-id.ts';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

/** An offer of ownership that waits, with what either side may do; nothing while there is none. */
export function TransferCard({ members, reload }: MembersProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { busy, failure, run } = useDoing(reload);
  const ownID = useUserID();
  const { transfer, business, accessLevel } = members;
  const [owner, heir] = [transfer?.ownerID, transfer?.heirID].map((id) =>
    members.members.find(({ userID }) => userID === id),
  );
  if (!transfer || !owner || !heir) return null;
  const input = { params: { businessID: business.businessID } };
  const [agreed, until] = [dayOf(transfer.createdAt, language), dayOf(transfer.expiresAt, language)];
  const [ownerName, heirName] = [owner, heir].map((person) => `${person.firstName} ${person.lastName}`);
  const endingName = withoutFullStop(business.general.companyName);

  return (
    <SectionCard
      title={t`Transfer of ownership`}
      aside={
        <Pill tone="warn">
          <Clock size={14} /> {t`Pending until ${until}`}
        </Pill>
      }
    >
      <div className="bm-sides">
        <div className="bm-side">
          <img className="bm-photo" src={photoOf(owner, 44)} width="44" height="44" alt="" />
          <div>
            <p>{ownerName}</p>
            <p className="bm-agreed">
              <Check size={16} /> {t`Agreed on ${agreed}`}
            </p>
          </div>
        </div>
        <ArrowRight size={20} />
        <div className="bm-side">
          <img className="bm-photo" src={photoOf(heir, 44)} width="44" height="44" alt="" />
          <div>
            <p>{heirName}</p>
            <p className="k-meta">
              <Trans>Has not answered yet</Trans>
            </p>
          </div>
        </div>
      </div>
      <div className="bm-foot bm-foot-ways">
        <p>
          {heir.userID === ownID ? (
            <Trans>When you accept, you own the business and {ownerName} stays on as administrator.</Trans>
          ) : (
            <Trans>
              Nothing changes until both sides agree. {ownerName} stays on as administrator and can leave
              after that.
            </Trans>
          )}
        </p>
        {heir.userID === ownID ? (
          <>
            <Button
              variant="petrol"
              loading={busy === 'acceptTransfer'}
              onClick={() =>
                void run('acceptTransfer', () => call(acceptTransfer, input), {
                  done: t`You now own ${endingName}.`,
                })
              }
            >
              <Trans>Accept ownership</Trans>
            </Button>
            <Button
              variant="quiet"
              loading={busy === 'declineTransfer'}
              onClick={() =>
                void run('declineTransfer', () => call(declineTransfer, input), {
                  done: t`You have declined.`,
                })
              }
            >
              <Trans>Decline</Trans>
            </Button>
          </>
        ) : null}
        {accessLevel === 'owner' ? (
          <Button
            loading={busy === 'cancelTransfer'}
            onClick={() =>
              void run('cancelTransfer', () => call(cancelTransfer, input), {
                done: t`The transfer was cancelled.`,
              })
            }
          >
            <Trans>Cancel transfer</Trans>
          </Button>
        ) : null}
        {failure}
      </div>
    </SectionCard>
  );
}
