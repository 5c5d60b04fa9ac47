/** A file that ended so many processes is not given another one. */
export const maximumFailures = 3;
