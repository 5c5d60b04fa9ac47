export { avatar } from './avatar.ts';
export { cover } from './cover.ts';
export { initialsOf } from './initials.ts';
export { monogram } from './monogram.ts';
export { plate } from './plate.ts';
export { plateViews } from './plate-views.ts';
