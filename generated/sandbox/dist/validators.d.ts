import type { Validator } from './model.js';
export declare const Task: Validator;
