import type { MyProfile } from '@kontor/contract';
import { Button, ErrorNote } from '@kontor/ui';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LeaveGuard } from '../../page-part/leave-guard.tsx';
import { myProfilePath } from '../person-address.ts';
import { AboutFields } from './about-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { optionsOf } from './options-of.ts';
import { PersonalFields } from './personal-fields.tsx';
import {
  changeOf,
  issuesOf,
  type ProfileField,
  type ProfileIssues,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';
import type { PictureStages } from './use-picture-stages.ts';
import { useReferenceLists } from './use-reference-lists.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { WorkFields } from './work-fields.tsx';

interface ProfileFormProps {
  profile: MyProfile;
  /** Pictures of the page: leaving while one of them is not saved loses it, too. */
  pictures: PictureStages;
  onSaved: (changed: MyProfile) => void;
}

/** Every field of one's profile (checklist 64, 216, 233–236). Whatever fails, nothing that was typed is lost. */
export function ProfileForm({ profile, pictures, onSaved }: ProfileFormProps) {
  const navigate = useNavigate();
  const issueText = useIssueText();
  const { saving, save } = useSaveProfile();
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(() => valuesOf(profile));
  const [values, setValues] = useState(start);
  const [issues, setIssues] = useState<ProfileIssues>({});
  const [attempt, setAttempt] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const lists = useReferenceLists(values.country);
  const options = optionsOf(lists, profile);

  const latest = useRef(values);
  const dirty = useRef(false);
  useEffect(() => {
    latest.current = values;
    dirty.current = differ(values, start);
  }, [values, start]);
  const isDirty = useCallback(() => dirty.current || pictures.areOpen(), [pictures]);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // After each try that failed: to the first field that is wrong, else back to the button.
  useEffect(() => {
    if (attempt === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [attempt]);

  function change(part: Partial<ProfileValues>, ...fields: ProfileField[]) {
    setValues((now) => ({ ...now, ...part }));
    if (!fields.some((field) => issues[field])) return;
    setIssues(
      Object.fromEntries(Object.entries(issues).filter(([name]) => !fields.some((field) => field === name))),
    );
  }

  function fail(found: ProfileIssues) {
    setIssues(found);
    setAttempt((tries) => tries + 1);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (saving || waiting) return;
    const found = issuesOf(
      values,
      lists.countries.flatMap(({ dialCode }) => dialCode ?? []),
    );
    if (Object.keys(found).length > 0) return fail(found);
    setIssues({});
    const saved = await save(changeOf(values, profile.mobilePhone !== undefined));
    if ('refused' in saved) return fail(saved.refused);
    setStart(values);
    // Something may have been typed meanwhile.
    dirty.current = differ(latest.current, values);
    onSaved(saved.profile);
    setWaiting(true);
    await pictures.untilSent();
    setWaiting(false);
    // Whoever went elsewhere meanwhile stays there.
    if (isHere.current) navigate(myProfilePath);
  }

  const busy = saving || waiting;
  const errors = Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [field, issueText(issue)]),
  );
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
        <Button type="submit" variant="petrol" loading={busy}>
          {busy ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button disabled={busy} onClick={() => navigate(myProfilePath)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty} />
    </form>
  );
}

function differ(one: ProfileValues, other: ProfileValues): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
