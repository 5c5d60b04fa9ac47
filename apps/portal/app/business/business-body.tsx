import { ChosenBar } from '../compare/chosen-bar.tsx';
import { LatestPosts } from '../post/latest-posts.tsx';
import { BusinessHead } from './business-head.tsx';
import type { BusinessPageData } from './business-page-data.ts';
import { BusinessTerms } from './business-terms.tsx';
import { Certificates } from './certificates.tsx';
import { CompanyProducts } from './company-products.tsx';
import { CompanyVideo } from './company-video.tsx';
import { ConnectedBusinesses } from './connected-businesses.tsx';
import { ContactInformation } from './contact-information.tsx';
import { ContactThisSupplier } from './contact-this-supplier.tsx';
import { DemoNote } from './demo-note.tsx';
import { Factory } from './factory.tsx';
import { GeneralInformation } from './general-information.tsx';
import { RecordSource } from './record-source.tsx';
import { TradeCapabilities } from './trade-capabilities.tsx';
import { VerifiedFacts } from './verified-facts.tsx';
import '../page-part/thing-page.css';
import './business.css';
import './business-print.css';

/** A business as buyers see it: the sections in their order; those without content are not there. */
export function BusinessBody(business: BusinessPageData) {
  return (
    <div className="s-page b-page">
      <BusinessHead key={business.id} {...business} />
      <DemoNote {...business} />
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
          <RecordSource {...business} />
          <ConnectedBusinesses {...business} />
        </div>
      </div>
      <CompanyProducts {...business} />
      <CompanyVideo {...business} />
      <ChosenBar />
    </div>
  );
}
