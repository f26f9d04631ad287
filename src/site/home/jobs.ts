// The jobs that people come with, in the order of how many do: those that this service offers.
import type { Manifest } from '../manifest/manifest.js';
import { addresses, guideAddress } from '../shell/addresses.js';
import { calculatorAddresses } from '../shell/calculator-addresses.js';
import type { Address } from '../shell/language.js';
import type { Site } from '../shell/site.js';
import { homeStrings } from './strings.js';

export interface Job {
  readonly address: Address;
  readonly title: string;
  readonly about: string;
}

export function jobsOf({ guides, language }: Site, { calculators, families }: Manifest): readonly Job[] {
  const { jobs } = homeStrings[language];
  // The first guide is for the first request, the next one for the most common job.
  const form = guides.filter(({ reader }) => reader === 'user')[1];
  const { match, locate, calendar } = calculators;
  const isDrawn = families.some(({ family }) => family.boundary !== undefined);
  const job = (address: Address, [title, about]: readonly [string, string]): Job => ({
    address,
    title,
    about,
  });
  return [
    ...(form ? [job(guideAddress(form.name), jobs.select)] : []),
    ...(match ? [job(calculatorAddresses.match, jobs.names)] : []),
    ...(locate ? [job(calculatorAddresses.locate, jobs.point)] : []),
    ...(calendar ? [job(calculatorAddresses.workingDays, jobs.days)] : []),
    job(addresses.data, jobs.tables),
    ...(isDrawn ? [job(addresses.explore, jobs.maps)] : []),
  ];
}
