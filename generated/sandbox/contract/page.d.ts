export declare const html: string;
export declare const policy: string;
