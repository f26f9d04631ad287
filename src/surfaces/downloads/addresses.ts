// The URLs of the files: under the name of their edition, or of the latest one.

export const FILES = '/downloads';
export const LATEST = 'latest';

export const fileAddress = (edition: string, path: string): string => `${FILES}/${edition}/${path}`;
