import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServerFactory } from '@docproc/mcp';

const { fetch } = createMcpHandler(createServerFactory({ readOnly: true }));
const response = await fetch(
  new Request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  }),
);
console.log(response.status); // 200
