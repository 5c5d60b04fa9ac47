/** What stands between two things that one node of the industry tree is named by. */
export const betweenThings = /\s*(?:[&,、与和及]|\s(?:y|e|ed|and)\s)\s*/u;
