import stringify from 'json-stringify-pretty-compact';

/** JSON in few lines, as formatters of code write it: a change of a datum is a change of its line. */
export const lines = (value: unknown): string => stringify(value, { maxLength: 110 });

/** The text of a JSON file. */
export const jsonFile = (value: unknown): string => `${lines(value)}\n`;
