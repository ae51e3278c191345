/** Version of this package. */
export const version = "0.1.0";
/** What every path begins with; empty if the paths differ. */
export const pathPrefix = "/v2";
/** Other spellings of states, in capitals, with the canonical one. */
export const spellings = { "IN_REVIEW": "REVIEWING" };
// What the contract does not have is constant, so that a bundler leaves the code for it out.
/** Whether some operation has parameters that are options. */
export const hasParameters = false;
/** Whether some parameter of a path is a number or a boolean. */
export const hasNumbers = false;
/** Whether some parameter of a path is an array. */
export const hasArrays = false;
/** Whether some body is neither JSON nor a form with files. */
export const hasOtherMedia = false;
/** Whether the value of some success can be absent, of another form, or neither an object nor an array. */
export const hasOtherValues = false;
//# sourceMappingURL=contract.js.map
