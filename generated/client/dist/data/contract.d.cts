/** Version of this package. */
export declare const version: string;
/** What every path begins with; empty if the paths differ. */
export declare const pathPrefix: string;
/** Other spellings of states, in capitals, with the canonical one. */
export declare const spellings: Readonly<Record<string, string>>;
/** Whether some operation has parameters that are options. */
export declare const hasParameters: false;
/** Whether some parameter of a path is a number or a boolean. */
export declare const hasNumbers: false;
/** Whether some parameter of a path is an array. */
export declare const hasArrays: false;
/** Whether some body is neither JSON nor a form with files. */
export declare const hasOtherMedia: false;
/** Whether the value of some success can be absent, of another form, or neither an object nor an array. */
export declare const hasOtherValues: false;
