/** The schemas of `@docproc/types/schemas` compared with those that a generator makes with Zod from the same contract. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundle, contract, folder } from './clients.ts';
import { installPeers, node, table } from './measure.ts';

const libraries = [
  {
    name: '@docproc/types/schemas',
    module: '@docproc/types/schemas',
    task: 'Task',
    report: 'ReportTaskRequest',
  },
  {
    name: '@hey-api/openapi-ts with zod',
    module: './zod/zod.gen.js',
    task: 'zTask',
    report: 'zReportTaskRequest',
  },
];

export default async function* schemas(): AsyncGenerator<string> {
  await installPeers();
  mkdirSync(folder, { recursive: true });
  const output = join(folder, 'zod');
  rmSync(output, { recursive: true, force: true });
  const generator = join(folder, '../@hey-api/openapi-ts/bin/run.js');
  await node(generator, ['-i', contract, '-o', output, '-p', 'zod', '--silent'], folder);
  const rows = await Promise.all(
    libraries.map(async ({ name, module, task, report }) => {
      const programs = [
        `export * from '${module}';`,
        ...[task, report].map((each) => `export { ${each} } from '${module}';`),
      ];
      const codes = await Promise.all(programs.map((program) => bundle(program, 'browser')));
      const sizes = codes.flatMap((code) => [gzipSync(code, { level: 9 }), brotliCompressSync(code)]);
      return [name, ...sizes.map(({ length }) => length.toLocaleString('en'))];
    }),
  );
  const head = ['schemas', 'all, gzip', 'Brotli', 'a task, gzip', 'Brotli', 'a report, gzip', 'Brotli'];
  yield `Bytes in browsers, minified and compressed:\n\n${table([head, ...rows])}`;
}
