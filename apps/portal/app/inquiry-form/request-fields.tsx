import type { ProductOfBusiness } from '@kontor/contract';
import { inquiryLimits, inquirySubjects } from '@kontor/contract/inquiry-limits';
import { Choice } from '@kontor/web/form/choice';
import { TextBox } from '@kontor/web/form/text-box';
import { TextInput } from '@kontor/web/form/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateInput } from '../business-edit/certificates/date-input.tsx';
import { useExcessText } from '../message-center/use-excess-text.ts';
import { typedSubject } from './inquiry-values.ts';
import { ProductChoice } from './product-choice.tsx';
import { useSubjectTexts } from './use-subject-texts.ts';
import { useUnits } from './use-units.ts';

interface RequestFieldsProps {
  subject: string;
  message: string;
  products: readonly ProductOfBusiness[];
}

/** What is asked: about which product, under which subject, how much, until when, where to, in words. */
export function RequestFields({ subject, message, products }: RequestFieldsProps) {
  const { t } = useLingui();
  const subjects = useSubjectTexts();
  const units = useUnits();
  const excessText = useExcessText();
  return (
    <section className="q-part">
      <h2>
        <Trans>What you need</Trans>
      </h2>
      <ProductChoice products={products} />
      <Choice
        name="subject"
        label={t`Subject`}
        empty={t`Choose a subject`}
        required
        options={inquirySubjects.map((each) => ({ value: each, text: subjects[each] }))}
      />
      {subject === typedSubject ? (
        <TextInput name="otherSubject" label={t`Your subject`} maxLength={inquiryLimits.subject} required />
      ) : null}
      <div className="q-quantity">
        <TextInput name="quantity" label={t`Quantity (optional)`} inputMode="decimal" maxLength={20} />
        <TextInput name="unit" label={t`Unit`} maxLength={inquiryLimits.unit} list="inquiry-units" />
        <datalist id="inquiry-units">
          {units.map((unit) => (
            <option key={unit} value={unit} />
          ))}
        </datalist>
        <DateInput name="wantedBy" label={t`Required by (optional)`} />
      </div>
      <TextInput
        name="deliveryPlace"
        label={t`Delivery place (optional)`}
        maxLength={inquiryLimits.deliveryPlace}
        autoComplete="address-level2"
      />
      <TextBox
        name="message"
        label={t`Message`}
        hint={excessText(message)}
        maxLength={inquiryLimits.message}
        keepsExcess
        rows={8}
        required
      />
    </section>
  );
}
