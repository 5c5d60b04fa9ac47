import {
  downloadTranscript as downloadTranscriptCall,
  listTranscriptKeys as listTranscriptKeysCall,
} from '@kontor/contract';
import type { ForEither } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { member } from '../policy.ts';
import { downloadTranscript } from './download-transcript.ts';
import { listTranscriptKeys } from './list-transcript-keys.ts';

export const inquiryTranscriptRoutes: Route[] = [
  route(downloadTranscriptCall, (context: ForEither, { params }) => downloadTranscript(context, params.rid), {
    policy: member,
  }),
  route(listTranscriptKeysCall, (context) => listTranscriptKeys(context), { tags: 'none' }),
];
