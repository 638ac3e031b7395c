import { createServer } from 'node:http';

const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Empty</title>
<meta name="viewport" content="width=device-width" /><h1>A heading</h1></html>`;

/**
 * Serves a page of a heading alone: what the line, the browser and the processor take whatever a shop does, which
 * differs from machine to machine and from hour to hour.
 * @returns a function that ends it.
 */
export const startEmptyPage = (port: number): Promise<() => void> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(() => server.close())));
};
