export { allChecks, exitCodeOf, interpretationsFile, runConformance, setArguments, violationsOf } from "./conformance.js";
