import { firstFonts } from '@kontor/ui/style';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Scripts, ScrollRestoration } from 'react-router';
import type { Theme } from '../theme/theme.ts';
import { useHydrationMark } from './use-hydration-mark.ts';

interface HtmlDocumentProps {
  /** Undefined: as the visitor's system has it. */
  theme: Theme | undefined;
  /** What else stands in the head. */
  head: ReactNode;
  children: ReactNode;
}

/** The document around every page, in the language of the texts. */
export function HtmlDocument({ theme, head, children }: HtmlDocumentProps) {
  const { i18n } = useLingui();
  useHydrationMark();
  return (
    <html lang={i18n.locale} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10282e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The fonts every page begins with. */
export const fontLinks: LinksFunction = () =>
  firstFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));
