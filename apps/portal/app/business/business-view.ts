import { type BusinessCard, businessAddress } from '@kontor/contract';
import { initialsOf } from '@kontor/ui/picture';
import { monogramAddress } from '../picture/picture-address.ts';

/** What every card of a business shows; made on the server, so that pages carry no more than that. */
export interface BusinessView {
  id: string;
  href: string;
  name: string;
  logo: string;
  /** Null where nobody took a package, or was asked for proof: of a company nobody has claimed. */
  tier: BusinessCard['subscription'] | null;
  verified: boolean | null;
  description: string | undefined;
  country: { code: string; name: string };
  businessType: string;
  industry: string | undefined;
  yearEstablished: number | undefined;
  likes: number;
  origin: BusinessCard['origin'];
  claimed: boolean;
}

/** The logo of a business, else its generated mark. */
export function logoOf({ businessID, general }: Pick<BusinessCard, 'businessID' | 'general'>): string {
  const { profilePhoto, companyName, industry } = general;
  return profilePhoto?.url ?? monogramAddress(businessID, initialsOf(companyName), industry?.id);
}

/** What a business has of package and proof: a public record says by its mark alone that it has neither. */
export function badgesOf({
  subscription,
  verified,
  origin,
  claimed,
}: Pick<BusinessCard, 'subscription' | 'verified' | 'origin' | 'claimed'>): Pick<
  BusinessView,
  'tier' | 'verified'
> {
  const isRecord = origin === 'imported' && !claimed;
  return {
    tier: isRecord && subscription === 'standard' ? null : subscription,
    verified: verified || (isRecord ? null : false),
  };
}

export function viewOfBusiness(business: BusinessCard): BusinessView {
  const { businessID: id, general, contactInfo, origin, claimed, reactions } = business;
  return {
    id,
    href: businessAddress({ id, name: general.companyName }),
    name: general.companyName,
    logo: logoOf(business),
    ...badgesOf(business),
    description: general.shortDescription,
    country: { code: contactInfo.country.code, name: contactInfo.country.countryName },
    businessType: general.businessType.name,
    industry: general.industry?.name,
    yearEstablished: general.yearStablished,
    likes: reactions.reactionCount.like,
    origin,
    claimed,
  };
}
