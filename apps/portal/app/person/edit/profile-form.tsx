import type { MyProfile } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { FormNotes } from '@kontor/web/form/form-notes';
import { useTypedForm } from '@kontor/web/form/use-typed-form';
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
import { changeOf, issuesOf, type ProfileField, type ProfileValues, valuesOf } from './profile-values.ts';
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
  const typed = useTypedForm<ProfileValues, ProfileField>({
    start: valuesOf(profile),
    draft: { owner: profile.userID, form: 'profile' },
  });
  const { values, issues } = typed;
  const [waiting, setWaiting] = useState(false);
  const lists = useReferenceLists(values.country);
  const options = optionsOf(lists, profile);
  const isDirty = useCallback(() => typed.isDirty() || pictures.areOpen(), [typed.isDirty, pictures]);
  const isUnkept = useCallback(() => typed.isUnkept() || pictures.areOpen(), [typed.isUnkept, pictures]);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (saving || waiting) return;
    const found = issuesOf(
      values,
      lists.countries.flatMap(({ dialCode }) => dialCode ?? []),
    );
    if (Object.keys(found).length > 0) return typed.fail(found);
    typed.pass();
    const saved = await save(changeOf(values, profile.mobilePhone !== undefined));
    if ('refused' in saved) return typed.fail(saved.refused);
    typed.saved(values);
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
  const part = { values, errors, options, change: typed.change };
  return (
    <form className="e-form" method="post" ref={typed.form} onSubmit={send} noValidate autoComplete="on">
      <PersonalFields {...part} />
      <ContactFields {...part} email={profile.email} dialCodes={lists.countries} />
      <WorkFields {...part} />
      <AboutFields {...part} />
      <FormNotes typed={typed} />
      <div className="e-ends">
        <Button type="submit" variant="petrol" loading={busy}>
          {busy ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button disabled={busy} onClick={() => navigate(myProfilePath)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty} isUnkept={isUnkept} onLeave={typed.discard} />
    </form>
  );
}
