// The list of all data rules.
import { accreditation } from './accreditation.js';
import { aliases } from './aliases.js';
import { areaCodes } from './area-codes.js';
import { areaFields } from './area-fields.js';
import { areaParts } from './area-parts.js';
import { blanks } from './blanks.js';
import { boundaries } from './boundaries.js';
import { capitals } from './capitals.js';
import { capitalsInTexts } from './capitals-in-texts.js';
import { changes } from './changes.js';
import { citiesInTexts } from './cities-in-texts.js';
import { cityDescriptions } from './city-descriptions.js';
import { cityInDepartment } from './city-in-department.js';
import { codeFormats } from './code-formats.js';
import { codePrefixes } from './code-prefixes.js';
import { coordinatesInCountry } from './coordinates-in-country.js';
import { corrections } from './corrections.js';
import { correctionsKeepSources } from './corrections-keep-sources.js';
import type { DataRule } from './data-rule.js';
import { datedFacts } from './dated-facts.js';
import { dates } from './dates.js';
import { festivalMonths } from './festival-months.js';
import { foreignKeys } from './foreign-keys.js';
import { hectares } from './hectares.js';
import { history } from './history.js';
import { homonyms } from './homonyms.js';
import { ids } from './ids.js';
import { keptValues } from './kept-values.js';
import { keyOrder } from './key-order.js';
import { languages } from './languages.js';
import { languagesInTexts } from './languages-in-texts.js';
import { licences } from './licences.js';
import { lines } from './lines.js';
import { mojibake } from './mojibake.js';
import { nfc } from './nfc.js';
import { officeTerms } from './office-terms.js';
import { order } from './order.js';
import { peoplesOfReservations } from './peoples-of-reservations.js';
import { pictures } from './pictures.js';
import { placeholders } from './placeholders.js';
import { pointsInAreas } from './points-in-areas.js';
import { populationFigures } from './population-figures.js';
import { populationSeries } from './population-series.js';
import { postalCodesOfCities } from './postal-codes-of-cities.js';
import { precision } from './precision.js';
import { proseForm } from './prose-form.js';
import { proseNumbers } from './prose-numbers.js';
import { proseSentences } from './prose-sentences.js';
import { provenance } from './provenance.js';
import { reasons } from './reasons.js';
import { seats } from './seats.js';
import { sources } from './sources.js';
import { stale } from './stale.js';
import { streams } from './streams.js';
import { sums } from './sums.js';
import { urls } from './urls.js';
import { values } from './values.js';
import { wholeSurfaces } from './whole-surfaces.js';

/** Rules with a fixer first, so that the others see fixed data. */
export const dataRules: readonly DataRule[] = [
  order,
  keyOrder,
  ids,
  nfc,
  blanks,
  placeholders,
  capitals,
  mojibake,
  foreignKeys,
  cityInDepartment,
  coordinatesInCountry,
  boundaries,
  areaFields,
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
  wholeSurfaces,
  hectares,
  areaParts,
  peoplesOfReservations,
  languages,
  postalCodesOfCities,
  homonyms,
  urls,
  pictures,
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
  cityDescriptions,
  citiesInTexts,
  proseForm,
  proseSentences,
  proseNumbers,
  datedFacts,
  stale,
  capitalsInTexts,
  languagesInTexts,
  // The general rules last.
  values,
  lines,
];
