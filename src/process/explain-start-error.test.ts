// The message for a port that only root can open. Tests can run as root, so they build the error of Node.js themselves.
import { expect, it } from 'vitest';
import { explainStartError } from './explain-start-error.js';

it('names the ports that every user may open if the port is reserved', () => {
  const refused = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), {
    code: 'EACCES',
    address: '127.0.0.1',
    port: 80,
  });
  expect(explainStartError(refused)).toBe(
    'This program is not permitted to listen on port 80; set PORT to 1024 or higher.',
  );
});
