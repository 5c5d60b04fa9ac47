import { businessLimits as limits } from '@kontor/contract/business-limits';
import { TextInput } from '@kontor/web/form/text-input';
import { EditedField } from './edited-field.tsx';
import { HoursInput } from './hours-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TimeZoneInput } from './time-zone-input.tsx';
import { useFieldNames } from './use-field-names.ts';

export function ContactFields() {
  const names = useFieldNames();
  return (
    <>
      <EditedField field="legalAddressEnglish" wide>
        <TextInput label={names.legalAddressEnglish} name="legalAddressEnglish" maxLength={limits.address} />
      </EditedField>
      <EditedField field="shippingAddressEnglish" wide>
        <TextInput
          label={names.shippingAddressEnglish}
          name="shippingAddressEnglish"
          maxLength={limits.address}
        />
      </EditedField>
      <PlaceFields />
      <EditedField field="phone">
        <PhoneInput label={names.phone} name="phone" />
      </EditedField>
      <EditedField field="mobilePhone">
        <PhoneInput label={names.mobilePhone} name="mobilePhone" />
      </EditedField>
      <EditedField field="email">
        <TextInput label={names.email} name="email" type="email" inputMode="email" maxLength={limits.email} />
      </EditedField>
      <EditedField field="website">
        <TextInput label={names.website} name="website" inputMode="url" maxLength={limits.website} />
      </EditedField>
      <EditedField field="timeZone">
        <TimeZoneInput label={names.timeZone} />
      </EditedField>
      <EditedField field="workingHours">
        <HoursInput label={names.workingHours} />
      </EditedField>
    </>
  );
}
