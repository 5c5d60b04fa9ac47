import { listLimits } from '@kontor/contract/list-limits';
import { Button, DialogWays, Field, TitledDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';

interface NameDialogProps {
  title: string;
  /** What the button does. */
  action: string;
  name?: string;
  isSaving: boolean;
  /** Why it cannot be called so. */
  refusalOf?: (name: string) => string | undefined;
  /** Why it was not saved. */
  failure: ReactNode;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Names a list or a saved search. */
export function NameDialog({
  title,
  action,
  name = '',
  isSaving,
  refusalOf,
  failure,
  onSave,
  onClose,
}: NameDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();

  function save(event: FormEvent) {
    event.preventDefault();
    const chosen = typed.trim();
    const refusal = chosen === '' ? t`Please enter a name.` : refusalOf?.(chosen);
    if (refusal) setError(refusal);
    else onSave(chosen);
  }

  return (
    <TitledDialog title={title} onClose={onClose}>
      <form noValidate onSubmit={save}>
        <Field
          label={t`Name`}
          value={typed}
          autoFocus
          maxLength={listLimits.name}
          placeholder={t`Gear units line 4`}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        {failure}
        <DialogWays>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="petrol" type="submit" loading={isSaving}>
            {action}
          </Button>
        </DialogWays>
      </form>
    </TitledDialog>
  );
}
