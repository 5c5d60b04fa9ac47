import sharp from 'sharp';

/**
 * Of all that the library could open, the four formats we take: what a file claims to be does not choose the code that reads it. It
 * holds for the whole process, so the program says it.
 */
export function restrictLibrary(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  // Pictures come one by one; memory that is cached for the next is worth more elsewhere.
  sharp.cache(false);
  sharp.concurrency(1);
}
