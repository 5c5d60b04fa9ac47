import { expect, test } from 'vitest';
import { matchingReplies } from './matching-replies.ts';

const reply = (name: string, text = '') => ({ replyID: name, name, text, language: 'en' });
const replies = [reply('Price list', 'Here it is.'), reply('Átomo', 'About the price'), reply('Delivery')];
const names = (typed: string) => matchingReplies(replies, typed, 'en').map(({ name }) => name);

test('replies stand in the order of their names, found by name first and then by text', () => {
  expect(names('')).toEqual(['Átomo', 'Delivery', 'Price list']);
  expect(names(' PRICE ')).toEqual(['Price list', 'Átomo']);
  expect(names('atomo')).toEqual(['Átomo']);
  expect(names('list price')).toEqual(['Price list']);
  expect(names('bearing')).toEqual([]);
});
