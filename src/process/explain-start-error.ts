// Explains in one line why the service did not start and how to repair it. A stack would not help an operator.

/** A host name that does not resolve has no address. */
interface SystemErrorDetails {
  readonly address?: string;
  readonly hostname?: string;
  readonly port?: number;
}

export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, hostname, port } = error as NodeJS.ErrnoException & SystemErrorDetails;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${address} is already in use; set PORT or --port to a free port, or to 0 for any.`;
    case 'EACCES':
      return `This program is not permitted to listen on port ${port}; set PORT to 1024 or higher.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST (${address ?? hostname}) is not an address of this machine; use 127.0.0.1 to serve only this machine, or 0.0.0.0 to serve every network.`;
    case 'ERR_MODULE_NOT_FOUND':
      return `${error.message}. A package or part of the build is missing; run npm ci && npm run build.`;
    default:
      return error.message;
  }
}
