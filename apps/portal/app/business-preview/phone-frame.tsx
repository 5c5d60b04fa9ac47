import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Shows a part of the page in the width of a phone: a document of its own, since what is narrow is decided by the width of the window.
 * It has no address, holds the same elements and takes over the styles of this one.
 */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();

  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    const take = () => copyStyles(document, inner);
    take();
    setBody(inner.body);
    // Styles of parts that are loaded later.
    const seen = new MutationObserver(take);
    seen.observe(document.head, { childList: true });
    return () => seen.disconnect();
  }, []);

  return (
    <div className="bp-phone">
      <iframe ref={frame} title={t`Your page on a phone`} />
      {body ? createPortal(children, body) : null}
    </div>
  );
}

const styles = 'link[rel="stylesheet"], style';

function copyStyles(from: Document, to: Document): void {
  for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value);
  const copied = new Set([...to.head.querySelectorAll(styles)].map((style) => style.outerHTML));
  for (const style of from.head.querySelectorAll(styles))
    if (!copied.has(style.outerHTML)) to.head.append(to.importNode(style, true));
}
