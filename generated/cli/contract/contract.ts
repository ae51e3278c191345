export { commands, version } from './data.js';
