import type { EditedCertificate, EditedCertificates } from '@kontor/contract';
import { businessLimits as limits } from '@kontor/contract/business-limits';
import { Button, ConfirmDialog, ErrorNote } from '@kontor/ui';
import { FormElement } from '@kontor/web/form/form-element';
import { FormNotes } from '@kontor/web/form/form-notes';
import { TextInput } from '@kontor/web/form/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LeaveGuard } from '../../page-part/leave-guard.tsx';
import { CertificateClashes } from './certificate-clashes.tsx';
import { CertificateDocument } from './certificate-document.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import { DateInput } from './date-input.tsx';
import { useCertificateForm } from './use-certificate-form.ts';
import { useCertificateNames } from './use-certificate-names.ts';

interface CertificateFormProps {
  owner: string;
  businessID: string;
  /** Undefined for a new one. */
  certificate: EditedCertificate | undefined;
  /** The cursor goes to its first field. */
  isWanted: boolean;
  onSaved: (certificates: EditedCertificates) => void;
  onClose: () => void;
}

/** One certificate, added or changed where it stands. Whatever fails, nothing that was typed is lost. */
export function CertificateForm(props: CertificateFormProps) {
  const { businessID, isWanted, onClose } = props;
  const { t } = useLingui();
  const names = useCertificateNames();
  const [isAsking, setAsking] = useState(false);
  const state = useCertificateForm(props);
  const { control, failure, clash, isBusy, isFileUnderway } = state;
  const { form } = control;

  useEffect(() => {
    if (isWanted) form.current?.querySelector('input')?.focus();
  }, [isWanted, form]);

  function discard() {
    control.reset();
    onClose();
  }

  return (
    <FormElement className="yc-form" control={control} onValid={() => void state.save()} autoComplete="off">
      <div className="y-fields">
        <div className="y-wide">
          <TextInput
            label={names.name}
            name="name"
            hint={t`As shown on the certificate, such as ISO 9001:2015.`}
            maxLength={limits.certificateName}
            required
          />
        </div>
        <TextInput label={names.issuer} name="issuer" maxLength={limits.certificateIssuer} />
        <TextInput label={names.number} name="number" maxLength={limits.certificateNumber} />
        <DateInput label={names.issueDate} name="issueDate" required />
        <DateInput label={names.expireDate} name="expireDate" hint={t`Leave empty if it does not expire.`} />
        <div className="y-wide">
          <CertificatePicture onStage={state.noteStage} />
        </div>
        <div className="y-wide">
          <CertificateDocument onStage={state.noteStage} />
        </div>
        {clash ? (
          <div className="y-wide yc-clashes">
            <CertificateClashes
              {...clash}
              businessID={businessID}
              mine={control.values}
              onChoose={state.choose}
            />
          </div>
        ) : null}
        <div className="y-wide">
          <FormNotes control={control} />
          {failure === undefined ? null : <ErrorNote text={failure} />}
        </div>
      </div>
      <div className="yc-ends">
        <Button
          type="submit"
          variant="petrol"
          loading={isBusy || isFileUnderway}
          disabled={clash !== undefined}
        >
          <Trans>Save</Trans>
        </Button>
        <Button disabled={isBusy} onClick={() => (control.isDirty() ? setAsking(true) : discard())}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <LeaveGuard isDirty={state.isPending} isDraftPending={state.isPending} onLeave={control.discard} />
      {isAsking ? (
        <ConfirmDialog
          title={t`Discard changes?`}
          text={t`What you typed for this certificate but did not save will be removed.`}
          texts={{ confirm: t`Discard changes`, cancel: t`Keep editing` }}
          onConfirm={discard}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </FormElement>
  );
}
