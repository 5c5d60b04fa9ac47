import type { MyProfile } from '@kontor/contract';
import { Button, FormNotice, useToast } from '@kontor/ui';
import { FormElement } from '@kontor/web/form/form-element';
import { FormNotes } from '@kontor/web/form/form-notes';
import type { Issues } from '@kontor/web/form/form-result';
import { useForm } from '@kontor/web/form/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { LeaveGuard } from '../../page-part/leave-guard.tsx';
import type { PictureStages } from '../../upload/use-picture-stages.ts';
import { myProfilePath } from '../person-address.ts';
import { AboutFields } from './about-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { dialCodeOf } from './dial-codes.ts';
import { optionsOf } from './options-of.ts';
import { PersonalFields } from './personal-fields.tsx';
import {
  changeOf,
  issuesOf,
  type ProfileField,
  type ProfileValues,
  valuesOf,
  withDialCode,
} from './profile-values.ts';
import { useReferenceLists } from './use-reference-lists.ts';
import { WorkFields } from './work-fields.tsx';

interface ProfileFormProps {
  profile: MyProfile;
  /** Pictures of the page: leaving while one of them is not saved loses it, too. */
  pictures: PictureStages;
}

/** Every field of one's profile (checklist 64, 216, 233–236). Whatever fails, nothing that was typed is lost. */
export function ProfileForm({ profile, pictures }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState<ReactNode>();
  const [failure, setFailure] = useState<string>();
  const control = useForm<ProfileValues, ProfileField>({
    start: valuesOf(profile),
    check: (typed) =>
      issuesOf(
        withDialCode(typed, dialCodeOf(typed.country, lists.countries)),
        lists.countries.flatMap(({ dialCode }) => dialCode ?? []),
      ),
    draft: { owner: profile.userID, form: 'profile' },
    isSending: busy,
  });
  const { values } = control;
  const lists = useReferenceLists();
  const options = optionsOf(lists, profile, i18n.locale);
  const isDirty = useCallback(() => control.isDirty() || pictures.areOpen(), [control.isDirty, pictures]);
  const isDraftPending = useCallback(
    () => control.isDraftPending() || pictures.areOpen(),
    [control.isDraftPending, pictures],
  );

  // The form comes after the page that the address names a field of.
  useEffect(() => {
    const field = location.hash.slice(1);
    if (field) control.form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }, [control.form]);

  async function send() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { SaveChange } = await import('./save-change.tsx');
      const change = changeOf(
        withDialCode(values, dialCodeOf(values.country, lists.countries)),
        profile.mobilePhone !== undefined,
      );
      setSaving(<SaveChange change={change} before={profile} onSaved={finish} onFailed={fail} />);
    } catch (error) {
      console.error('What saves the profile could not be loaded', error);
      const text = t`An error has ocurred when trying to update`;
      toast(text, 'failed');
      fail({}, text);
    }
  }

  function fail(issues: Issues<ProfileField>, text: string) {
    setSaving(null);
    setBusy(false);
    // What is wrong with fields is listed above the button already.
    if (Object.keys(issues).length === 0) setFailure(text);
    control.fail(issues);
  }

  async function finish() {
    control.saved(values);
    setSaving(null);
    await pictures.untilSent();
    setBusy(false);
    // Whoever went elsewhere meanwhile stays there.
    if (control.form.current) navigate(myProfilePath);
  }

  return (
    <FormElement className="e-form" control={control} onValid={send} autoComplete="on">
      <PersonalFields options={options} />
      <ContactFields control={control} options={options} profile={profile} dialCodes={lists.countries} />
      <WorkFields options={options} />
      <AboutFields />
      <FormNotes control={control} />
      {failure ? <FormNotice kind="bad">{failure}</FormNotice> : null}
      <div className="e-ends">
        <Button type="submit" variant="petrol" loading={busy}>
          {busy ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button disabled={busy} onClick={() => navigate(myProfilePath)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {saving}
      <LeaveGuard isDirty={isDirty} isDraftPending={isDraftPending} onLeave={control.discard} />
    </FormElement>
  );
}
