import type { MyProfile } from '@kontor/contract';
import { Button, useToast } from '@kontor/ui';
import { FormNotes } from '@kontor/web/form/form-notes';
import { useTypedForm } from '@kontor/web/form/use-typed-form';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
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
import { WorkFields } from './work-fields.tsx';

interface ProfileFormProps {
  profile: MyProfile;
  /** Pictures of the page: leaving while one of them is not saved loses it, too. */
  pictures: PictureStages;
}

/** Every field of one's profile (checklist 64, 216, 233–236). Whatever fails, nothing that was typed is lost. */
export function ProfileForm({ profile, pictures }: ProfileFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const issueText = useIssueText();
  const typed = useTypedForm<ProfileValues, ProfileField>({
    start: valuesOf(profile),
    draft: { owner: profile.userID, form: 'profile' },
  });
  const { values, issues } = typed;
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState<ReactNode>();
  const lists = useReferenceLists(values.country);
  const options = optionsOf(lists, profile);
  const isDirty = useCallback(() => typed.isDirty() || pictures.areOpen(), [typed.isDirty, pictures]);
  const isUnkept = useCallback(() => typed.isUnkept() || pictures.areOpen(), [typed.isUnkept, pictures]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = issuesOf(
      values,
      lists.countries.flatMap(({ dialCode }) => dialCode ?? []),
    );
    if (Object.keys(found).length > 0) return typed.fail(found);
    typed.pass();
    setBusy(true);
    try {
      const { SaveChange } = await import('./save-change.tsx');
      const change = changeOf(values, profile.mobilePhone !== undefined);
      setSaving(<SaveChange change={change} before={profile} onSaved={finish} onFailed={fail} />);
    } catch (error) {
      console.error('What saves the profile could not be loaded', error);
      toast(t`An error has ocurred when trying to update`, 'failed');
      fail({});
    }
  }

  function fail(issues: ProfileIssues) {
    setSaving(null);
    setBusy(false);
    typed.fail(issues);
  }

  async function finish() {
    typed.saved(values);
    setSaving(null);
    await pictures.untilSent();
    setBusy(false);
    // Whoever went elsewhere meanwhile stays there.
    if (typed.form.current) navigate(myProfilePath);
  }

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
      {saving}
      <LeaveGuard isDirty={isDirty} isUnkept={isUnkept} onLeave={typed.discard} />
    </form>
  );
}
