export { allChecks, exitCodeOf, formats, interpretationsFile, listChecks, patchOf, registerChecks, runConformance, setArguments, textReport, violationsOf } from "./conformance.js";
