import { ButtonLink } from '@kontor/ui';
import { FilePenLine, Mail, MessageCircle, MessageCircleWarning, Phone } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import { PageHead } from '../company/page-head.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import picture from './art/contact.svg';
import { helpRequestPath } from './contact-address.ts';
import { loadContactUs } from './contact-us.server.ts';
import { PhoneCard } from './phone-card.tsx';
import './contact-us.css';

export const handle: PageHandle = { searchLink: true };

/** Checklist 126; it makes no call. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadContactUs(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function ContactUs() {
  const { title, lead, call, message, banner, ways, needHelp } = useLoaderData<typeof loader>().texts;
  const { lines } = ways;
  return (
    <div className="s-page">
      <PageHead title={title} lead={lead} picture={picture}>
        <p className="s-ways">
          <ButtonLink variant="primary" size="large" href={helpRequestPath}>
            {needHelp}
          </ButtonLink>
        </p>
      </PageHead>
      <div className="o-cards">
        <PhoneCard kind="call" icon={Phone} {...call} />
        <PhoneCard kind="message" icon={MessageCircle} {...message} />
      </div>
      <section className="o-banner">
        <MessageCircleWarning size={26} />
        <div>
          <h2>{banner.title}</h2>
          <p>{banner.text}</p>
        </div>
      </section>
      <section className="s-section">
        <h2>{ways.title}</h2>
        <ul className="o-ways">
          <li>
            <FilePenLine size={20} />
            {lines.help}
          </li>
          <li>
            <Phone size={20} />
            {lines.phone}
          </li>
          <li>
            <MessageCircle size={20} />
            {lines.message}
          </li>
          <li>
            <Mail size={20} />
            <span>
              {lines.mail} <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </span>
          </li>
        </ul>
        <p className="o-ready">{ways.ready}</p>
        <p className="s-ways">
          <ButtonLink variant="petrol" href={helpRequestPath}>
            {needHelp}
          </ButtonLink>
        </p>
      </section>
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
