import { expect, it } from 'vitest';
import { nginxConfig } from './export-site.js';

it('quotes the folder, and refuses one that nginx would read otherwise', () => {
  expect(nginxConfig(`/srv/o'brien {a};`)).toContain(`include '/srv/o\\'brien {a};/nginx-site.conf';`);
  expect(() => nginxConfig('/srv/$x')).toThrow('as a variable');
});
