export { tools, version } from './data.js';
