// The query option `format` chooses the format of the response, and has priority over the Accept header.
import { formatNamed, formats } from '../../formats/index.js';
import {
  type Geometry,
  geometries,
  type OutputFormat,
  type ResultKind,
} from '../../formats/output-format.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import type { Localized } from '../../text/localized.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { choiceType } from '../values/value-type.js';
import type { QueryOption } from './query-option.js';

const geometryParameter: Parameter<Geometry> = {
  ...queryParameter('geometry', choiceType(geometries), {
    en: 'the geometry of each record with `format=geojson`. It is the point by default, or the boundary, which is simplified in lists.',
    es: 'la geometría de cada registro con `format=geojson`. Por defecto es el punto; también pueden ser los límites, simplificados en las listas.',
  }),
  needs: 'format',
  shape: (requested, geometry) => ({ ...requested, geometry }),
};

/** The query option `geometry` draws areas in GeoJSON as points or with their borders. */
export const geometryOption: QueryOption = {
  claims: (name) => name === geometryParameter.name,
  offers: ({ family }) =>
    family.boundary === undefined || family.coordinates === undefined ? [] : [geometryParameter],
};

export const format: QueryOption = {
  claims: (name) => name === 'format',
  offers: ({ family, result }, model) => [formatParameter(model, family, result)],
};

function formatParameter(model: Model, family: ModelFamily, result: ResultKind): Parameter<OutputFormat> {
  const suitable = formats.filter((each) => each.suits(family, result));
  const names = suitable.map(({ name }) => name);
  return {
    name: 'format',
    in: 'query',
    required: false,
    about: {
      en: 'the format of the response, which takes precedence over `Accept`. `csv-excel` is for spreadsheets that use decimal commas.',
      es: 'el formato de la respuesta, que tiene prioridad sobre `Accept`. `csv-excel` es para hojas de cálculo que usan coma decimal.',
    },
    type: {
      schema: choiceType(names).schema,
      read: (raw, context) => {
        const read = choiceType(names, whyNotOffered(model, result, raw)).read(raw, context);
        return 'errors' in read ? read : { value: formatNamed(read.value) };
      },
      canonical: ({ name }) => name,
    },
    shape: (requested, value) => ({ ...requested, format: value }),
  };
}

/** Explains that a format suits only other families. */
function whyNotOffered({ families }: Model, result: ResultKind, raw: string): Localized | undefined {
  const known = formats.find(({ name }) => name === raw.toLowerCase());
  const records = families.filter((family) => known?.suits(family, result)).map(({ record }) => record);
  return known === undefined || records.length === 0 ? undefined : messages.formatIsFor(known.name, records);
}

/** Options of operations that return several records with coordinates. */
export function mapOption(parameters: readonly Parameter[]): QueryOption {
  const claims = (name: string) => parameters.some((parameter) => parameter.name === name);
  return {
    claims,
    narrows: true,
    offers: ({ family, result }) => (result === 'one' || family.coordinates === undefined ? [] : parameters),
    whyNot: ({ family }, name) => {
      if (!claims(name)) return undefined;
      return family.coordinates === undefined
        ? messages.noCoordinates(family.record)
        : messages.answersOneRecord();
    },
  };
}
