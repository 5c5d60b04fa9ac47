import { useLoaderData } from 'react-router';
import { ClosingCall } from '../page-part/closing-call.tsx';
import buyersPicture from './art/why-buyers.svg';
import factsPicture from './art/why-facts.svg';
import peoplePicture from './art/why-people.svg';
import portalsPicture from './art/why-portals.svg';
import tradePicture from './art/why-trade.svg';
import { loadWhyKontor } from './why-kontor.server.ts';
import './company.css';
import './why-kontor.css';

export const loader = loadWhyKontor;

/** Checklist 130. */
export default function WhyKontor() {
  const { title, lead, message, ...rows } = useLoaderData<typeof loader>();
  return (
    <div className="s-page">
      <h1 className="c-title">{title}</h1>
      <p className="c-lead">{lead}</p>
      <div className="c-rows">
        <Row message={message} picture={buyersPicture} {...rows.buyers} first />
        <Row message={message} picture={portalsPicture} {...rows.portals} />
        <Row message={message} picture={factsPicture} {...rows.facts} />
        <Row message={message} picture={tradePicture} {...rows.trade} />
        <Row message={message} picture={peoplePicture} {...rows.people} />
      </div>
      <ClosingCall />
    </div>
  );
}

interface RowProps {
  message: string;
  title: string;
  text: string;
  /** Of 800 by 600. */
  picture: string;
  /** Seen without scrolling. */
  first?: boolean;
}

function Row({ message, title, text, picture, first }: RowProps) {
  return (
    <section className="c-row">
      <img src={picture} width="800" height="600" alt="" loading={first ? undefined : 'lazy'} />
      <div>
        <h2>
          <span className="c-row-message">{message}</span> {title}
        </h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
