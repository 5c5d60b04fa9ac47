import { Suspense } from 'react';
import { lazyExtra } from '../page-part/lazy-extra.ts';
import { LatestPosts } from '../post/latest-posts.tsx';
import { BusinessHead } from './business-head.tsx';
import type { BusinessPageData } from './business-page-data.ts';
import { BusinessTerms } from './business-terms.tsx';
import { Certificates } from './certificates.tsx';
import { CompanyProducts } from './company-products.tsx';
import { ConnectedBusinesses } from './connected-businesses.tsx';
import { ContactInformation } from './contact-information.tsx';
import { ContactThisSupplier } from './contact-this-supplier.tsx';
import { Factory } from './factory.tsx';
import { GeneralInformation } from './general-information.tsx';
import { SourceNote } from './source-note.tsx';
import { TradeCapabilities } from './trade-capabilities.tsx';
import { VerifiedFacts } from './verified-facts.tsx';
import '../page-part/thing-page.css';
import './business.css';
import './business-print.css';

// On the server with the page; few businesses have one.
const CompanyVideo = lazyExtra(() => import('./company-video.tsx'));

/** A business as buyers see it: the sections in their order; those without content are not there. */
export function BusinessBody(business: BusinessPageData) {
  return (
    <div className="s-page b-page">
      <BusinessHead key={business.id} {...business} />
      <SourceNote {...business} />
      <div className="s-thing-columns b-columns" id="profile">
        <div>
          <GeneralInformation {...business} />
          <ContactInformation {...business} />
          <Factory {...business} />
          <TradeCapabilities {...business} />
          <BusinessTerms {...business} />
          <Certificates {...business} />
          {business.latestPosts ? <LatestPosts {...business.latestPosts} /> : null}
        </div>
        <div>
          <ContactThisSupplier {...business} />
          <VerifiedFacts {...business} />
          <ConnectedBusinesses {...business} />
          {business.general.video ? (
            <Suspense>
              <CompanyVideo general={business.general} />
            </Suspense>
          ) : null}
        </div>
      </div>
      <CompanyProducts {...business} />
    </div>
  );
}
