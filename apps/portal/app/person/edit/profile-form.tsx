import type { MyProfile } from '@kontor/contract';
import { Button, ErrorNote } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LeaveGuard } from '../../shell/leave-guard.tsx';
import { myProfilePath } from '../person-address.ts';
import { AboutFields } from './about-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { optionsOf } from './options-of.ts';
import { PersonalFields } from './personal-fields.tsx';
import { changeOf, type ProfileField, type ProfileValues, problemsOf, valuesOf } from './profile-values.ts';
import { type Errors, useProblemTexts } from './use-problem-texts.ts';
import { useReferenceLists } from './use-reference-lists.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { WorkFields } from './work-fields.tsx';

interface ProfileFormProps {
  profile: MyProfile;
  onSaved: (changed: MyProfile) => void;
}

/** Every field of one's profile (checklist 64, 216, 233–236). Whatever fails, nothing that was typed is lost. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const navigate = useNavigate();
  const textsOf = useProblemTexts();
  const { saving, save } = useSaveProfile();
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => valuesOf(profile));
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const lists = useReferenceLists(values.country);
  const options = optionsOf(lists, profile);

  const dirty = useRef(false);
  useEffect(() => {
    dirty.current = JSON.stringify(values) !== JSON.stringify(start);
  }, [values, start]);
  const isDirty = useCallback(() => dirty.current, []);

  // After each try that failed: to the first field that is wrong, else back to the button.
  useEffect(() => {
    if (attempt === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [attempt]);

  function change(part: Partial<ProfileValues>, ...fields: ProfileField[]) {
    setValues((now) => ({ ...now, ...part }));
    if (!fields.some((field) => errors[field])) return;
    setErrors(
      Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.some((field) => field === name))),
    );
  }

  function fail(found: Errors) {
    setErrors(found);
    setAttempt((tries) => tries + 1);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    const problems = problemsOf(
      values,
      lists.countries.flatMap(({ dialCode }) => dialCode ?? []),
    );
    if (Object.keys(problems).length > 0) return fail(textsOf(problems));
    setErrors({});
    const saved = await save(changeOf(values, profile.mobilePhone !== undefined));
    if ('refused' in saved) return fail(textsOf(saved.refused));
    dirty.current = false;
    onSaved(saved.profile);
    navigate(myProfilePath);
  }

  const part = { values, errors, options, change };
  const said = [...new Set(Object.values(errors).filter((text) => text !== undefined))];
  return (
    <form className="e-form" method="post" ref={form} onSubmit={send} noValidate autoComplete="on">
      <PersonalFields {...part} />
      <ContactFields {...part} email={profile.email} dialCodes={lists.countries} />
      <WorkFields {...part} />
      <AboutFields {...part} />
      {said.length > 0 ? (
        <div key={attempt} className="e-errors">
          {said.map((text) => (
            <ErrorNote key={text} text={text} />
          ))}
        </div>
      ) : null}
      <div className="e-ends">
        <Button type="submit" variant="petrol" loading={saving}>
          {saving ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button disabled={saving} onClick={() => navigate(myProfilePath)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty} />
    </form>
  );
}
