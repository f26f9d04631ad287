// The list of all data rules.

import { licences, picturesRule, streams, urls } from './addresses.js';
import { areaFieldsRule, areaParts, hectares, sums, wholeSquareKilometres } from './areas.js';
import {
  capitals,
  cityInDepartment,
  foreignKeysRule,
  homonyms,
  postalCodesOfCities,
  seats,
} from './belonging.js';
import { boundaries } from './boundaries.js';
import { changes, stale } from './changes.js';
import { blanks, lines, mojibake, nfc, precision } from './characters.js';
import { aliases, areaCodes, codeFormats, codePrefixes } from './codes.js';
import { corrections, correctionsKeepSources } from './corrections.js';
import type { DataRule } from './data-rule.js';
import { accreditation, dates, festivalMonths } from './dates.js';
import { history } from './history.js';
import { capitalsInTexts, citiesInTexts, cityDescriptions, languagesInTexts } from './names-in-texts.js';
import { ids, keyOrder, order } from './order-of-lines.js';
import { languagesRule, officeTerms, peoplesOfReservations } from './people.js';
import { coordinatesInCountry, pointsInAreas } from './points.js';
import { populationFigures } from './population.js';
import { populationSeries } from './population-series.js';
import { proseForm, proseNames, proseSentences, proseWords } from './prose.js';
import { datedFacts, proseNumbers, proseTranslations, subregions } from './prose-facts.js';
import { provenance, reasons, sources } from './sources.js';
import { keptValues, placeholders, values } from './values.js';

/** Rules with a fixer come first, so that others see fixed data. */
export const dataRules: readonly DataRule[] = [
  order,
  keyOrder,
  ids,
  nfc,
  blanks,
  placeholders,
  capitals,
  mojibake,
  foreignKeysRule,
  cityInDepartment,
  coordinatesInCountry,
  boundaries,
  areaFieldsRule,
  pointsInAreas,
  precision,
  codeFormats,
  codePrefixes,
  areaCodes,
  dates,
  officeTerms,
  accreditation,
  festivalMonths,
  sums,
  populationFigures,
  populationSeries,
  seats,
  wholeSquareKilometres,
  hectares,
  areaParts,
  peoplesOfReservations,
  languagesRule,
  postalCodesOfCities,
  homonyms,
  urls,
  picturesRule,
  streams,
  corrections,
  correctionsKeepSources,
  keptValues,
  reasons,
  aliases,
  history,
  sources,
  licences,
  provenance,
  changes,
  subregions,
  cityDescriptions,
  citiesInTexts,
  proseForm,
  proseSentences,
  proseWords,
  proseNames,
  proseNumbers,
  proseTranslations,
  datedFacts,
  stale,
  capitalsInTexts,
  languagesInTexts,
  // General rules come last.
  values,
  lines,
];
