export { allChecks, exitCodeOf, formats, interpretationsFile, registerChecks, runConformance, setArguments, textReport, violationsOf } from "./conformance.js";
