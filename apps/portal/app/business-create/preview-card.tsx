import { CompanyCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessOptions } from '../business/business-options.server.ts';
import { shownCountry } from '../business/shown-country.ts';
import { useVerification } from '../business/use-verification.ts';
import { readChosenPicture } from './chosen-picture.ts';
import type { NewBusinessValues } from './new-business-values.ts';
import noLogo from './no-logo.svg';

interface PreviewCardProps {
  values: NewBusinessValues;
  options: BusinessOptions;
}

/** The card by which lists show the business, as far as it is known. */
export function PreviewCard({ values, options }: PreviewCardProps) {
  const { t } = useLingui();
  const verification = useVerification();
  const { companyName, country, shortDescription, profilePhoto } = values;
  const name = companyName.trim() || t`Your company`;
  const countryName = options.countries.find(({ value }) => value === country)?.text ?? '';
  const logo = readChosenPicture(profilePhoto)?.url;
  return (
    <aside className="f-preview">
      <p className="k-meta">
        <Trans>This is how buyers find you</Trans>
      </p>
      {/* To be seen, not to be used. */}
      <div inert>
        <CompanyCard
          href="#"
          name={name}
          logo={logo ?? noLogo}
          tier="standard"
          description={shortDescription.trim() || t`Your two sentences appear here.`}
          country={{ code: country, name: countryName, shownAs: shownCountry(countryName) }}
          verification={verification({ verified: false, origin: 'registered' })}
        />
      </div>
      <p className="k-meta">
        <Trans>You can add a package and verified facts later.</Trans>
      </p>
    </aside>
  );
}
