import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailText } from './email-text.tsx';

it('an e-mail address may break before its @ and its dots, and nowhere else', () => {
  expect(renderToStaticMarkup(<EmailText address="marisol.trevino@compras.kontor.example" />)).toBe(
    'marisol<wbr/>.trevino<wbr/>@compras<wbr/>.kontor<wbr/>.example',
  );
});
