import { type NewsfeedChoice, newsfeedChoices } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const names: Record<NewsfeedChoice, MessageDescriptor> = {
  following: msg`Following`,
  industries: msg`My industries`,
  all: msg({ message: 'All', context: 'posts' }),
};

interface FeedChoiceProps {
  choice: NewsfeedChoice;
  onChoose: (choice: NewsfeedChoice) => void;
}

/** Which posts one sees, by time in each. */
export function FeedChoice({ choice, onChoose }: FeedChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className="nf-choice">
      <legend className="k-hidden">{t`Which posts you see`}</legend>
      {newsfeedChoices.map((each) => (
        <label key={each}>
          <input type="radio" name="newsfeed" checked={each === choice} onChange={() => onChoose(each)} />
          <span>{i18n._(names[each])}</span>
        </label>
      ))}
    </fieldset>
  );
}
