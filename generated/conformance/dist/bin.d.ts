export {};
//# sourceMappingURL=bin.d.ts.map
