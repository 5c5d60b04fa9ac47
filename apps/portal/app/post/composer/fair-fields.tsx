import { postLimits } from '@kontor/contract/post-limits';
import { Field } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

export interface WrittenFair {
  name: string;
  place: string;
  from: string;
  until: string;
}

interface FairFieldsProps {
  value: WrittenFair;
  /** What lacks is said. */
  isAsked: boolean;
  onChange: (value: WrittenFair) => void;
}

/** Which trade fair a post announces, and when it is. */
export function FairFields({ value, isAsked, onChange }: FairFieldsProps) {
  const { t } = useLingui();
  const lacking = t`Please fill this in.`;
  const change = (part: Partial<WrittenFair>) => onChange({ ...value, ...part });
  const isBackwards = value.from !== '' && value.until !== '' && value.until < value.from;
  return (
    <div className="cp-fair">
      <Field
        label={t`Trade fair`}
        value={value.name}
        maxLength={postLimits.fairName}
        error={isAsked && value.name.trim() === '' ? lacking : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={t`Place, hall and stand`}
        value={value.place}
        maxLength={postLimits.fairPlace}
        onChange={({ target }) => change({ place: target.value })}
      />
      <Field
        type="date"
        label={t`First day`}
        value={value.from}
        error={isAsked && value.from === '' ? lacking : undefined}
        onChange={({ target }) => change({ from: target.value })}
      />
      <Field
        type="date"
        label={t`Last day`}
        value={value.until}
        min={value.from}
        error={
          isBackwards
            ? t`The last day is before the first day.`
            : isAsked && value.until === ''
              ? lacking
              : undefined
        }
        onChange={({ target }) => change({ until: target.value })}
      />
    </div>
  );
}
