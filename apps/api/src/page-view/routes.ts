import { countPageView } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { subjectOf } from './subject-of.ts';

export const pageViewRoutes: Route[] = [
  route(countPageView, ({ views, reference }, { body }) => {
    const subject = subjectOf(body.path, reference);
    return { counted: subject !== undefined && views.count({ ...subject, language: body.language }) };
  }),
];
