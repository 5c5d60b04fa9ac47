import { type BusinessMember, setAbsence } from '@kontor/contract';
import { Button, SelectField } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { DayRange } from './day-range.tsx';
import { useSaving } from './use-saving.ts';

interface AbsenceFormProps {
  businessID: string;
  members: readonly BusinessMember[];
  ownID: string;
  /** Whether the reader says it for others, too. */
  canManage: boolean;
  onSaved: () => void;
}

const noDays = { first: '', last: '' };

/** Where somebody says when they are away. */
export function AbsenceForm({ businessID, members, ownID, canManage, onSaved }: AbsenceFormProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { form, save, isSaving, failure, errorOf } = useSaving();
  const [userID, setUserID] = useState(ownID);
  const [days, setDays] = useState(noDays);
  const [substituteID, setSubstituteID] = useState('');
  const options = members.map((member) => ({
    value: member.userID,
    text: `${member.firstName} ${member.lastName}`,
  }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = {
      firstDay: days.first.trim(),
      lastDay: days.last.trim(),
      ...(substituteID ? { substituteID } : {}),
    };
    const work = () => call(setAbsence, { params: { businessID, userID }, body });
    const blank = (['firstDay', 'lastDay'] as const).filter((field) => body[field] === '');
    if (!(await save(work, { done: t`Saved` }, blank))) return;
    setDays(noDays);
    setSubstituteID('');
    onSaved();
  }

  return (
    <form
      ref={form}
      className="is-part is-form"
      aria-label={t`Out of office: people`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {canManage ? (
        <SelectField
          label={t`Who is away`}
          value={userID}
          options={options}
          onChange={({ target }) => setUserID(target.value)}
        />
      ) : null}
      <DayRange
        {...days}
        onChange={setDays}
        errors={{ first: errorOf('firstDay'), last: errorOf('lastDay') }}
      />
      <SelectField
        label={t`Substitute`}
        value={substituteID}
        empty={t`Everyone`}
        error={errorOf('substituteID')}
        options={options.filter(({ value }) => value !== userID)}
        onChange={({ target }) => setSubstituteID(target.value)}
      />
      <div className="is-ways">
        <Button variant="petrol" type="submit" loading={isSaving}>
          <Trans>Save absence</Trans>
        </Button>
        {failure}
      </div>
    </form>
  );
}
