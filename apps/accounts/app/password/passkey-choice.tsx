import { joinedNames } from '@kontor/web/language/joined';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Option } from '../form/fields.tsx';
import './passkey-choice.css';

interface PasskeyChoiceProps {
  /** Of the person's passkeys; '' for one without a name. */
  names: readonly string[];
  /** Whether removing them is the better choice. */
  isAdvised: boolean;
}

/** Offers to remove passkeys with the old password: whoever was in by it may have made one. */
export function PasskeyChoice({ names, isAdvised }: PasskeyChoiceProps) {
  const { t, i18n } = useLingui();
  const count = names.length;
  const shown = joinedNames(
    names.map((name) => name || t`Passkey`),
    i18n.locale,
  );
  return (
    <div className="a-passkey-choice">
      <Option
        name="removePasskeys"
        first={isAdvised}
        label={t`${plural(count, { one: 'Remove my passkey, too', other: 'Remove my # passkeys, too' })}`}
      />
      <p className="a-passkey-names">{shown}</p>
      <p>
        {t`${plural(count, {
          one: 'A passkey works without the password. Remove it unless you are sure it is yours; you can add it again.',
          other:
            'Passkeys work without the password. Remove them unless you are sure all of them are yours; you can add yours again.',
        })}`}
      </p>
    </div>
  );
}
