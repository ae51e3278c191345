/** What programs import of the command line. */
export { main } from './command.ts';
