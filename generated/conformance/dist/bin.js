#!/usr/bin/env node
// bin.js
console.log("soon");
