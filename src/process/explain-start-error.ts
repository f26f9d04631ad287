// One line that says what kept the service from starting and what would be right; the stack is of no use to whoever starts it.

export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${address} is in use by another program; set PORT to a free one, or to 0 for any.`;
    case 'EACCES':
      return `Port ${port} needs rights that this program does not have; set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${address} is no address of this machine; 127.0.0.1 serves this machine, 0.0.0.0 every network.`;
    default:
      return error.message;
  }
}
