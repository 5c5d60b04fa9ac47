import { Type } from 'typebox';
import { inquiryFolders, messageWarnings } from './safety-limits.ts';

/** What a message says beside its text. */
export const messageSafety = {
  warnings: Type.Optional(
    Type.Array(Type.Enum([...messageWarnings]), { description: 'What both sides should check first' }),
  ),
  isRemoved: Type.Optional(Type.Boolean({ description: 'By a moderator: its content is empty' })),
};

/** What of a conversation is its reader's own. */
export const inquirySafety = {
  folder: Type.Enum([...inquiryFolders], { description: 'Where the reader finds it' }),
  isMuted: Type.Boolean({ description: 'The reader is not notified of it; their colleagues are' }),
  isBlocked: Type.Boolean({ description: 'One’s own side lets the other write no more' }),
};

const Counts = Type.Object({
  conversations: Type.Integer({ description: '100 for more' }),
  unread: Type.Integer({ description: 'How many of them hold something unread; 100 for more' }),
});

/** How much lies in each folder. */
export const FolderCounts = Type.Object({ inbox: Counts, strangers: Counts });
