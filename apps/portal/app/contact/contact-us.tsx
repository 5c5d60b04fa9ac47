import { ButtonLink } from '@kontor/ui';
import { FilePenLine, Mail, MessageCircle, MessageCircleWarning, Phone } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import { TextPage } from '../company/text-page.tsx';
import { Ways } from '../company/ways.tsx';
import picture from './art/contact.svg';
import { helpRequestPath } from './contact-address.ts';
import { loadContactUs } from './contact-us.server.ts';
import { PhoneCard } from './phone-card.tsx';
import './contact-us.css';

export const loader = loadContactUs;

const signs = [
  { way: 'help', icon: FilePenLine },
  { way: 'phone', icon: Phone },
  { way: 'message', icon: MessageCircle },
] as const;

/** Checklist 126; it makes no call. */
export default function ContactUs() {
  const { call, message, banner, ways, needHelp, ...head } = useLoaderData<typeof loader>();
  const { lines } = ways;
  return (
    <TextPage
      {...head}
      picture={picture}
      action={
        <p className="s-ways">
          <ButtonLink variant="primary" size="large" href={helpRequestPath}>
            {needHelp}
          </ButtonLink>
        </p>
      }
    >
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
          {signs.map(({ way, icon: Icon }) => (
            <li key={way}>
              <Icon size={20} />
              {lines[way]}
            </li>
          ))}
          <li>
            <Mail size={20} />
            <span>
              {lines.mail} <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </span>
          </li>
        </ul>
        <p className="o-ready">{ways.ready}</p>
        <Ways ways={[{ href: helpRequestPath, text: needHelp }]} />
      </section>
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
