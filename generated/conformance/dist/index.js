export { allChecks, exitCodeOf, formats, interpretationsFile, listChecks, registerChecks, runConformance, setArguments, textReport, violationsOf } from "./conformance.js";
