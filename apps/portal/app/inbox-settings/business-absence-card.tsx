import {
  endBusinessAbsence,
  getInboxSettings,
  type InboxSettings,
  setBusinessAbsence,
  type TextsByLanguage,
} from '@kontor/contract';
import { teamLimits } from '@kontor/contract/team-limits';
import { Button } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useUndoAction } from '../page-part/use-undo-action.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import { DayRange } from './day-range.tsx';
import type { SettingsPart } from './may-manage.ts';
import { Section } from './section.tsx';
import { TextsFields } from './texts-fields.tsx';
import { useSaving } from './use-saving.ts';

/** When the business as a whole is away, as buyers are told. */
export function BusinessAbsenceCard({ businessID, canManage }: SettingsPart) {
  const { t } = useLingui();
  const { language } = usePortal();
  const loaded = useLoaded(getInboxSettings, { params: { businessID } });
  const [turn, setTurn] = useState(0);

  function awayText(absence: { from: string; until: string }): string {
    const [from, until] = [absence.from, absence.until].map((day) => dayOf(`${day}T00:00:00Z`, language));
    return t`Away from ${from} to ${until}`;
  }

  function reload() {
    setTurn((turns) => turns + 1);
    loaded.reload();
  }

  return (
    <Section
      title={t`Out of office: the whole business`}
      text={
        <Trans>
          Buyers see this where they write to you. It does not count as an answer, and your response time
          keeps running.
        </Trans>
      }
      loaded={loaded}
    >
      {({ absence }) => (
        <>
          {absence ? (
            <p className="is-part">
              <b>{awayText(absence)}</b>
            </p>
          ) : null}
          {canManage ? (
            <AbsenceForm
              key={`${turn} ${JSON.stringify(absence)}`}
              businessID={businessID}
              absence={absence}
              onChanged={reload}
            />
          ) : null}
          {!canManage && !absence ? (
            <p className="is-part">
              <Trans>The business is not away.</Trans>
            </p>
          ) : null}
        </>
      )}
    </Section>
  );
}

interface AbsenceFormProps {
  businessID: string;
  absence: InboxSettings['absence'];
  onChanged: () => void;
}

function AbsenceForm({ businessID, absence, onChanged }: AbsenceFormProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { form, save, isSaving, failure, errorOf } = useSaving();
  const undo = useUndoAction();
  const [days, setDays] = useState({ first: absence?.from ?? '', last: absence?.until ?? '' });
  const [texts, setTexts] = useState<TextsByLanguage>(absence?.texts ?? {});
  const of = { params: { businessID } };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { from: days.first.trim(), until: days.last.trim(), texts };
    const work = () => call(setBusinessAbsence, { ...of, body });
    const blank = (['from', 'until'] as const).filter((field) => body[field] === '');
    if (await save(work, { done: t`Saved` }, blank)) onChanged();
  }

  async function end() {
    const before = absence;
    const restore = async () => {
      if (before) await save(() => call(setBusinessAbsence, { ...of, body: before }), { done: t`Saved` });
      onChanged();
    };
    const said = { done: t`Buyers no longer see that you are away.`, action: undo(() => void restore()) };
    if (await save(() => call(endBusinessAbsence, of), said)) onChanged();
  }

  return (
    <form
      ref={form}
      className="is-part is-form"
      aria-label={t`Out of office: the whole business`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <DayRange {...days} onChange={setDays} errors={{ first: errorOf('from'), last: errorOf('until') }} />
      <TextsFields
        texts={texts}
        onChange={setTexts}
        maxLength={teamLimits.absenceText}
        error={errorOf('texts') ?? errorOf(`texts.${language}`)}
      />
      <div className="is-ways">
        {absence ? (
          <Button disabled={isSaving} onClick={() => void end()}>
            <Trans>We are back</Trans>
          </Button>
        ) : null}
        <Button variant="petrol" type="submit" loading={isSaving}>
          <Trans>Save</Trans>
        </Button>
        {failure}
      </div>
    </form>
  );
}
