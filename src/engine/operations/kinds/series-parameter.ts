// The parameter `series` of operations on figures: the default series, or all published figures.
import type { ModelFamily } from '../../model/model.js';
import { type SeriesChoice, seriesChoices, type WantedFigures } from '../../model/series.js';
import type { Localized } from '../../text/localized.js';
import { type Arguments, type Parameter, queryParameter } from '../request/parameter.js';
import { choice } from '../values/choice.js';

const series: Parameter<SeriesChoice> = queryParameter('series', choice(seriesChoices), {
  en: 'the figures to return, one per year (`default`) or `all` that were published.',
  es: 'las cifras que se devuelven: una por año (`default`) o todas las publicadas (`all`).',
});

/** Only a series with a default has a choice. */
export const seriesParameters = (family: ModelFamily): readonly Parameter[] =>
  hasDefault(family) ? [series] : [];

export const wantedSeries = (args: Arguments): WantedFigures => ({ series: args.get(series) ?? 'default' });

export const seriesSentence = (family: ModelFamily): Localized =>
  hasDefault(family)
    ? {
        en: 'A year has one figure; `series=all` returns all that were published.',
        es: 'Un año tiene una cifra; `series=all` devuelve todas las publicadas.',
      }
    : {
        en: 'A year can have figures from several releases; do not mix them.',
        es: 'Un año puede tener cifras de varias publicaciones; no las mezcles.',
      };

const hasDefault = (family: ModelFamily) => family.series?.inDefault !== undefined;
