import { expect, test } from 'vitest';
import { hoursText } from './working-hours.ts';

test.each([
  [[1, 2, 3, 4, 5], 'en', 'Mon–Fri, 09:00–17:00'],
  [[1, 2, 4, 6, 7], 'en', 'Mon, Tue, Thu, Sat, Sun, 09:00–17:00'],
  [[7], 'es', 'dom, 09:00–17:00'],
  [[1, 2, 4], 'zh', '周一、周二、周四，09:00–17:00'],
])('days %j in %s are told as %s', (days, language, text) => {
  expect(hoursText({ days, from: '09:00', to: '17:00' }, language)).toBe(text);
});
