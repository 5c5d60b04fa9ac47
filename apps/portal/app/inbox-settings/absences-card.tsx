import { endAbsence, listAbsences, type MemberAbsence, setAbsence } from '@kontor/contract';
import { Button, Pill } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMembers } from '../business-members/use-members.ts';
import { useUndoAction } from '../page-part/use-undo-action.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import { useUserID } from '../session/use-user-id.ts';
import { AbsenceForm } from './absence-form.tsx';
import type { SettingsPart } from './may-manage.ts';
import { Section } from './section.tsx';
import { useSaving } from './use-saving.ts';

/** Who is away, and who stands in; everybody says it for themselves, owners and administrators for others, too. */
export function AbsencesCard({ businessID, canManage }: SettingsPart) {
  const { t } = useLingui();
  const ownID = useUserID();
  const loaded = useLoaded(listAbsences, { params: { businessID } });
  const { loaded: people } = useMembers(businessID);
  return (
    <Section
      title={t`Out of office: people`}
      text={
        <Trans>
          While someone is away, their new inquiries and reminders go to the substitute. Without one, or while
          both are away, they go to everyone. E-mails and browser notifications go to colleagues who are
          there; anyone away finds everything on the page.
        </Trans>
      }
      loaded={loaded}
    >
      {({ absences }) => (
        <>
          {absences.length === 0 ? (
            <p className="is-part">
              <Trans>Nobody is away.</Trans>
            </p>
          ) : null}
          <ul className="is-rows">
            {absences.map((absence) => (
              <li key={absence.person.userID}>
                <AbsenceRow
                  businessID={businessID}
                  absence={absence}
                  canEnd={canManage || absence.person.userID === ownID}
                  onChanged={loaded.reload}
                />
              </li>
            ))}
          </ul>
          {typeof people === 'object' && ownID ? (
            <AbsenceForm
              businessID={businessID}
              members={people.members}
              ownID={ownID}
              canManage={canManage}
              onSaved={loaded.reload}
            />
          ) : null}
        </>
      )}
    </Section>
  );
}

interface AbsenceRowProps {
  businessID: string;
  absence: MemberAbsence;
  canEnd: boolean;
  onChanged: () => void;
}

function AbsenceRow({ businessID, absence, canEnd, onChanged }: AbsenceRowProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { save, isSaving, failure } = useSaving();
  const undo = useUndoAction();
  const { person, firstDay, lastDay, isNow, substitute } = absence;
  const name = `${person.firstName} ${person.lastName}`;
  const standIn = substitute && `${substitute.firstName} ${substitute.lastName}`;
  const [from, until] = [firstDay, lastDay].map((day) => dayOf(`${day}T00:00:00Z`, language));
  const of = { params: { businessID, userID: person.userID } };

  async function end() {
    const body = { firstDay, lastDay, substituteID: substitute?.userID };
    const restore = async () => {
      await save(() => call(setAbsence, { ...of, body }), { done: t`Saved` });
      onChanged();
    };
    await save(() => call(endAbsence, of), {
      done: t`${name} is back.`,
      action: undo(() => void restore()),
    });
    onChanged();
  }

  return (
    <div className="is-row">
      <div className="is-what">
        <h3>
          {name} {isNow ? <Pill tone="info">{t`Away now`}</Pill> : null}
        </h3>
        <p>{t`Away from ${from} to ${until}`}</p>
        <p className="k-meta">{standIn ? t`Substitute: ${standIn}` : t`No substitute: everyone`}</p>
      </div>
      {canEnd ? (
        <div className="is-ways">
          <Button
            size="small"
            loading={isSaving}
            onClick={() => void end()}
            aria-label={t`Remove the absence of ${name}`}
          >
            <Trans>Remove</Trans>
          </Button>
          {failure}
        </div>
      ) : null}
    </div>
  );
}
