import type { FieldName, Language } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** What fields of a business are called. */
export function useFieldNames(): Record<FieldName, string> {
  const { t, i18n } = useLingui();
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });

  function textsIn(code: Language): string {
    const language = languages.of(code) ?? code;
    return t`Texts in ${language}`;
  }

  return {
    companyName: t`Company name`,
    shortDescription: t`Short description`,
    generalDescription: t`General description`,
    textLanguage: t`Language of your texts`,
    textsEn: textsIn('en'),
    textsEs: textsIn('es'),
    textsIt: textsIn('it'),
    textsZh: textsIn('zh'),
    businessType: t`Business type`,
    categories: t`Categories`,
    yearStablished: t`Year established`,
    totalAnnualRevenue: t`Total annual revenue`,
    totalEmployees: t`Total employees`,
    totalProductionEmployees: t`Total production employees`,
    productionCapacity: t`Production capacity`,
    legalAddressEnglish: t`Legal address, in English`,
    shippingAddressEnglish: t`Shipping address, in English`,
    city: t`City`,
    zipcode: t`Zip code`,
    country: t`Country`,
    state: t`State`,
    email: t`Email`,
    website: t`Website`,
    phone: t`Phone`,
    mobilePhone: t`Mobile phone`,
    timeZone: t`Time zone`,
    workingHours: t`Business hours`,
    manufacturingFacilities: t`Manufacturing facilities`,
    factorySize: t`Factory size`,
    numberProductionLines: t`Production lines`,
    contractManufacturing: t`Contract manufacturing`,
    markets: t`Markets`,
    spokenLanguages: t`Spoken languages`,
    totalEmployeesSales: t`Sales employees`,
    averageLeadTime: t`Average lead time`,
    acceptedDeliveryTerms: t`Accepted delivery terms`,
    acceptedPaymentCurrencies: t`Accepted payment currencies`,
    packagingTypes: t`Packaging types`,
    acceptedPaymentTypes: t`Accepted payment types`,
  };
}
