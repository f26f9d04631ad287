// One line that says why the service did not start and what to do about it; a stack would not help an operator.

export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${address} is already in use; set PORT to a free port, or to 0 for any.`;
    case 'EACCES':
      return `This program is not permitted to listen on port ${port}; set PORT to 1024 or higher.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST (${address}) is not an address of this machine; use 127.0.0.1 to serve this machine only, 0.0.0.0 to serve every network.`;
    default:
      return error.message;
  }
}
