/** Bytes one part of a file may have that is handed to the process that looks into it. */
export const maxPartBytes = 1024 * 1024;
