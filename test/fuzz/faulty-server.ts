/** The server with a planted fault that the fuzzer must find. Its argument selects the fault. */
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';

const kept: Buffer[] = [];
const planted: Record<string, (request: IncomingMessage, response: ServerResponse) => boolean> = {
  crash: () => {
    throw new Error('planted');
  },
  hang: () => true,
  error: (_request, response) => {
    response.writeHead(500).end();
    return true;
  },
  lie: (_request, response) => {
    const headers = { 'content-type': 'application/json', 'content-length': 14 };
    response.writeHead(200, headers).end('{"payload":{}}');
    return true;
  },
  drop: (request) => {
    request.socket.destroy();
    return true;
  },
  chatter: () => {
    console.error('planted');
    return false;
  },
  pollution: () => {
    Object.assign(Object.prototype, { polluted: true });
    return false;
  },
  leak: () => {
    kept.push(Buffer.alloc(2 ** 20));
    return false;
  },
};
const plant = planted[process.argv[2] ?? ''];

const { emit } = Server.prototype;
Object.assign(Server.prototype, {
  emit(this: Server, ...event: [string, IncomingMessage, ServerResponse]) {
    const [name, request, response] = event;
    // Ordinary requests are left alone.
    const hostile = name === 'request' && request.url?.includes('task-1/');
    return (hostile && plant?.(request, response)) || Reflect.apply(emit, this, event);
  },
});

await import('./server.ts');
