import type { MyBusiness } from '@kontor/contract';
import { Award, CircleDashed, KeyRound, ListPlus, Package, RefreshCw, UserPlus } from '@kontor/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  businessProductsAddress,
  editBusinessAddress,
  membersAddress,
} from '../business-manage/manage-address.ts';

/** A profile that states less than this share of its facts is seldom found: it waits for more. */
const sparse = 0.5;
const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

/** What waits in a business for whoever is signed in, each with the way to where it is done. */
export function Waiting({ business }: { business: MyBusiness }) {
  const { i18n } = useLingui();
  const {
    businessID: id,
    general,
    accessLevel,
    completeness,
    unpublishedFields,
    unconfirmedSections,
  } = business;
  const share = i18n.number(completeness, percent);
  const hidden = Math.max(0, business.products - business.productsShown);
  const named = { id, name: general.companyName };
  const [section] = unconfirmedSections;
  const isAdministrator = accessLevel !== 'member';
  const isSparse = isAdministrator && completeness < sparse;
  const { joinRequests, expiredCertificates, expiringCertificates, ownershipOffer } = business;
  const isAnything =
    isSparse ||
    (isAdministrator && (unpublishedFields > 0 || section)) ||
    joinRequests + expiredCertificates + expiringCertificates + hidden > 0 ||
    ownershipOffer !== undefined;
  return (
    <div className="j-waiting">
      <h3>
        {isAnything ? <Trans>Needs your attention</Trans> : <Trans>Nothing needs your attention</Trans>}
      </h3>
      <ul>
        {ownershipOffer ? (
          <li>
            <KeyRound size={17} />
            <a href={membersAddress(named)}>
              {ownershipOffer === 'toCaller' ? (
                <Trans>You have been offered ownership</Trans>
              ) : (
                <Trans>Your offer of ownership is awaiting an answer</Trans>
              )}
            </a>
          </li>
        ) : null}
        {joinRequests > 0 ? (
          <li>
            <UserPlus size={17} />
            <a href={membersAddress(named)}>
              <Plural value={joinRequests} one="# request to join" other="# requests to join" />
            </a>
          </li>
        ) : null}
        {expiredCertificates > 0 ? (
          <li>
            <Award size={17} />
            <a href={editBusinessAddress(named, 'certificates')}>
              <Plural
                value={expiredCertificates}
                one="# expired certificate"
                other="# expired certificates"
              />
            </a>
          </li>
        ) : null}
        {expiringCertificates > 0 ? (
          <li>
            <Award size={17} />
            <a href={editBusinessAddress(named, 'certificates')}>
              <Plural
                value={expiringCertificates}
                one="# certificate expiring within 30 days"
                other="# certificates expiring within 30 days"
              />
            </a>
          </li>
        ) : null}
        {isSparse ? (
          <li>
            <ListPlus size={17} />
            <a href={editBusinessAddress(named)}>
              <Trans>Profile only {share} complete: add the facts buyers filter by</Trans>
            </a>
          </li>
        ) : null}
        {isAdministrator && unpublishedFields > 0 ? (
          <li>
            <CircleDashed size={17} />
            <a href={editBusinessAddress(named)}>
              <Plural value={unpublishedFields} one="# unpublished change" other="# unpublished changes" />
            </a>
          </li>
        ) : null}
        {isAdministrator && section ? (
          <li>
            <RefreshCw size={17} />
            <a href={editBusinessAddress(named, section)}>
              <Plural
                value={unconfirmedSections.length}
                one="# section not confirmed in the past year"
                other="# sections not confirmed in the past year"
              />
            </a>
          </li>
        ) : null}
        {hidden > 0 ? (
          <li>
            <Package size={17} />
            <a href={businessProductsAddress(named)}>
              <Plural
                value={hidden}
                one="# product hidden: over your package’s limit"
                other="# products hidden: over your package’s limit"
              />
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
