/** Prism in this process, as its command starts it: the server of the mock, and the check that its proxy does. */
import { createRequire } from 'node:module';

/** An operation as Prism reads it. */
interface PrismOperation {
  iid?: string;
  method: string;
  path: string;
}
interface Checked {
  resource: PrismOperation;
  element: { statusCode: number; headers: Record<string, string>; body: unknown };
}
interface Modules {
  http: { getHttpOperationsFromSpec(file: string): Promise<PrismOperation[]> };
  server: {
    createServer(
      operations: PrismOperation[],
      options: object,
    ): { listen(port: number, host: string): Promise<string>; close(): Promise<void> };
  };
  core: { createLogger(name: string, options: object): object };
  validator: { validateOutput(checked: Checked): { _tag: 'Left' | 'Right'; left?: { message: string }[] } };
}

export interface Prism {
  url: string;
  stop(): Promise<void>;
  /** Returns what Prism finds wrong with a response. */
  problems(operation: PrismOperation, status: number, type: string, body: unknown): string[];
}

/** Starts Prism with the document that the mock serves. */
export async function startPrism(): Promise<Prism> {
  // What the command of Prism depends on, and no other copy.
  const load = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'));
  const http = load('@stoplight/prism-http') as Modules['http'];
  const { createServer } = load('@stoplight/prism-http-server') as Modules['server'];
  const { createLogger } = load('@stoplight/prism-core') as Modules['core'];
  const { validateOutput } = load('@stoplight/prism-http/dist/validator') as Modules['validator'];
  const operations = await http.getHttpOperationsFromSpec('generated/prism/openapi.json');
  const config = {
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    isProxy: false,
    upstreamProxy: undefined,
    mock: { dynamic: false, ignoreExamples: false },
  };
  const server = createServer(operations, {
    cors: true,
    config,
    components: { logger: createLogger('test', { level: 'silent' }) },
  });
  return {
    url: await server.listen(0, '127.0.0.1'),
    stop: () => server.close(),
    problems({ method, path }, statusCode, type, body) {
      const resource = operations.find((each) => each.method === method.toLowerCase() && each.path === path);
      if (!resource) throw new Error(`Prism has no ${method} ${path}`);
      const { left = [] } = validateOutput({
        resource,
        element: { statusCode, headers: type === '' ? {} : { 'content-type': type }, body },
      });
      return left.map(({ message }) => message);
    },
  };
}
