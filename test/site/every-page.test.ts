// Every page of the site is valid, in its language, equal to its Markdown, and without dead links. One walk reads them for all tests.
import { afterAll, describe } from 'vitest';
import { recordChecks } from '../atlas/record-checks.js';
import { closeConnections } from '../static/exchange.js';
import { linkChecks } from './link-checks.js';
import { markdownChecks } from './markdown-checks.js';
import { pageChecks } from './page-checks.js';
import { textChecks } from './text-checks.js';
import { walkSite } from './walk.js';

const walk = await walkSite();
afterAll(closeConnections);

describe('every page', () => pageChecks(walk));
describe('as Markdown, every page', () => markdownChecks(walk));
describe('the pages of records', () => recordChecks(walk));
describe('the texts of all pages', () => textChecks(walk));
describe('links', () => linkChecks(walk));
