import { expect, test } from 'vitest';
import { fillPlaceholders, findPlaceholder } from './placeholder.ts';

test('what is known is filled in as it is, and what is not known stays to be found', () => {
  const text = 'Hello {buyer}, about {subject}: {product} {product}. {me}';
  const filled = fillPlaceholders(text, { buyer: 'Valeria', subject: '{me} $1', product: '' });
  expect(filled).toBe('Hello Valeria, about {me} $1: {product} {product}. {me}');
  expect(findPlaceholder('Gear {product}.')).toEqual({ name: 'product', start: 5, end: 14 });
  expect(findPlaceholder('Gear {product}.')).toEqual({ name: 'product', start: 5, end: 14 });
});

test('other words in braces are words', () => {
  expect(findPlaceholder('{A} {Buyer} {buyer {{}} constructor {constructor}')).toBeUndefined();
});
