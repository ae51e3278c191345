import { rolldown } from 'rolldown'; import { gzipSync } from 'node:zlib';
const entry='/tmp/wt/client/entry.js';
for (const code of ["export * from '@docproc/client'"]) {
const b = await rolldown({input: entry, platform:'browser', plugins:[{name:'e',load:(id)=>id===entry?code:null,resolveId:(id)=>id===entry?id:null}]});
const {output}=await b.generate({format:'esm',minify:true}); console.log(output[0].code.length, gzipSync(output[0].code,{level:9}).length);
if (process.argv[2]) (await import('node:fs')).writeFileSync(process.argv[2], output[0].code);
}
