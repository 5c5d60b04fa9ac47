import type { BusinessAbsence, BusinessCompleteness, FieldName, MyBusiness } from '@kontor/contract';
import { Filter } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { editBusinessAddress, editTabs } from '../business-manage/manage-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { useFieldNames } from './use-field-names.ts';

interface CompletenessProps {
  business: MyBusiness;
  completeness: BusinessCompleteness;
}

type Missing = BusinessCompleteness['missing'][number];

/** Which facts are missing, what each keeps the business out of, and the way to its field. */
export function Completeness({ business, completeness }: CompletenessProps) {
  const { i18n } = useLingui();
  const { language } = usePortal();
  const { share, stated, missing, expiredCertificates } = completeness;
  const named = { id: business.businessID, name: business.general.companyName };
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section className="k-card y-complete">
      <h2>
        <Trans>Profile {percent} complete</Trans>
      </h2>
      <progress value={share} max={1} aria-hidden="true" />
      {missing.length + expiredCertificates.length > 0 ? (
        // With other facts it is another list: it begins anew, and no fact jumps to the place of one that went.
        <ul key={[...missing, ...expiredCertificates].map(keyOf).join()}>
          {missing.map((fact) => (
            <MissingFact key={keyOf(fact)} business={business} fact={fact} />
          ))}
          {expiredCertificates.map(({ id, name, expireDate: day }) => {
            const expireDate = dayOf(day, language);
            return (
              <li key={id}>
                <Filter size={16} />
                <div>
                  <a href={editBusinessAddress(named, 'certificates')}>{name}</a>
                  <small>
                    <Trans>Expired {expireDate}, no longer found in search</Trans>
                  </small>
                </div>
              </li>
            );
          })}
        </ul>
      ) : null}
      <p className="k-meta">
        <Plural value={stated} one="# fact is in place" other="# facts are in place" />
      </p>
    </section>
  );
}

function keyOf(entry: Missing | { id: string }): string {
  return 'id' in entry ? entry.id : `${entry.section} ${entry.field}`;
}

function MissingFact({ business, fact }: { business: MyBusiness; fact: Missing }) {
  const { t, i18n } = useLingui();
  const fields: Partial<Record<string, string>> = useFieldNames();
  const named = { id: business.businessID, name: business.general.companyName };
  const places: Record<Exclude<BusinessAbsence, 'searchRank'>, string> = {
    categoryFilter: t`the filter by category`,
    capabilityFilter: t`the filters of search results`,
    privateLabelList: t`the list of private label manufacturers`,
    certifiedList: t`the list of certified products`,
    card: t`your card`,
    searchWords: t`keyword searches`,
  };
  const others: Record<Exclude<Missing['field'], FieldName>, string> = {
    profilePhoto: t`Logo`,
    certificates: t`Certificates`,
  };
  const all: Partial<Record<string, string>> = { ...fields, ...others };
  const name = all[fact.field] ?? fact.field;
  const tab = editTabs.find((each) => each === fact.section);
  const lists = fact.leftOutOf.flatMap((place) => (place === 'searchRank' ? [] : [places[place]]));
  const list = new Intl.ListFormat(i18n.locale).format(lists);
  // What is in no filter and no list has an effect on the order of results alone.
  const isOfRank = lists.length === 0;
  return (
    <li>
      <Filter size={16} />
      <div>
        {tab ? <a href={`${editBusinessAddress(named, tab)}#${fact.field}`}>{name}</a> : <b>{name}</b>}
        <small>
          {isOfRank && fact.inDraft ? (
            <Trans>In your draft. Publish it to rank higher in search</Trans>
          ) : isOfRank ? (
            <Trans>Ranked below businesses that state it</Trans>
          ) : fact.inDraft ? (
            <Trans>In your draft. Publish it to appear in {list}</Trans>
          ) : (
            <Trans>Missing from {list}</Trans>
          )}
        </small>
      </div>
    </li>
  );
}
