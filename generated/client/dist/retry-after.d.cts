/** Returns the milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined without a valid one. */
export declare function retryAfter(response: Response | undefined): number | undefined;
