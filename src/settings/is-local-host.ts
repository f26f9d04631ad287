// Whether only this machine can reach a service that listens on a host.

export const isLocalHost = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);
