import { accountLimits } from '@kontor/contract/account-limits';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { useVisit } from '../shell/use-visit.ts';

/** First and last name, in the order in which people of the language say them: in Chinese the family name comes first. */
export function NameInputs() {
  const { t } = useLingui();
  const { language } = useVisit();
  const first = (
    <TextInput
      key="firstName"
      name="firstName"
      label={t`First name`}
      autoComplete="given-name"
      maxLength={accountLimits.name}
      required
    />
  );
  const last = (
    <TextInput
      key="lastName"
      name="lastName"
      label={t`Last name`}
      autoComplete="family-name"
      maxLength={accountLimits.name}
      required
    />
  );
  return <div className="a-names">{language === 'zh' ? [last, first] : [first, last]}</div>;
}
