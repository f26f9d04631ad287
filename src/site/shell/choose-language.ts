// The language of a reader at a URL without one: the one chosen before, else the preference of the browser.
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../../server/http/negotiation/preferred-formats.js';
import { LANGUAGE_COOKIE, type Language, languages } from './language.js';

export const chooseLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  chosenBefore(headers.cookie) ?? acceptedLanguage(languages, headers['accept-language']);

function chosenBefore(cookies = ''): Language | undefined {
  const values = cookies.split(';').map((pair) => pair.trim().split('='));
  const value = values.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return languages.find((language) => language === value);
}
