// The model of the page of a record, from the running engine.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { otherPlaceOf } from '../../engine/find/find-index.js';
import { thingPath } from '../../engine/formats/json-ld.js';
import { containerOf } from '../../engine/model/container-of.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { recordProvenance } from '../../engine/operations/provenance/record-provenance.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { correctAddress, correctFieldAddress, isCorrectable } from '../shell/correct-address.js';
import { tableAddress } from '../shell/data-addresses.js';
import { dataLine } from '../shell/data-line.js';
import { familyParts } from '../shell/family-parts.js';
import type { DescribedPlace } from '../shell/json-ld.js';
import { inLanguage } from '../shell/language.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import { type RecordLink, recordLink } from '../shell/record-link.js';
import { fieldModel } from './facts.js';
import type { RecordFormats } from './formats.js';
import { historyModel } from './history-model.js';
import { locationModel } from './location.js';
import type { RecordModel } from './record-page.js';
import { neighbourModel, relatedModel } from './related-model.js';
import { seriesModel } from './series-model.js';

export function* recordModel(
  view: PageContext,
  shown: ShownFamily,
  ordinal: Ordinal,
): YieldingWork<RecordModel> {
  const { site, manifest, engine } = view;
  const { family } = shown;
  const { catalog } = engine;
  const row = catalog.table(family).rows[ordinal] as Row;
  const { address, title } = recordLink(manifest, family, row);
  const within = withinOf(view, family, row);
  const place = yield* locationModel(view, shown, row);
  const neighbours = yield* neighbourModel(view, shown, row);
  const { repository } = view;
  const line = repository && (yield* dataLine(catalog, family, ordinal));
  yield;
  return {
    address,
    title,
    noun: family.noun.start[site.language],
    parts: shown.extent === 'only' ? familyParts(site, view.manifest, shown) : [],
    table:
      shown.extent === 'only' ? undefined : { address: tableAddress(shown), title: site.titleOf(family) },
    within,
    otherPlace: otherPlaceLink(view, family, row),
    groups: fieldModel(view, shown, row),
    place,
    lists: relatedModel(view, shown, ordinal, row),
    neighbours,
    series: seriesModel(view, shown, ordinal),
    history: historyModel(view, shown, ordinal),
    fields: shown.fields,
    provenance: recordProvenance(catalog, family, row),
    formats: formatsOf(shown, row),
    report: {
      record: `${family.record} ${row.id}, ${title}`,
      path: inLanguage(site.language, address),
      edition: editionName(catalog.edition),
      contact: view.reportContact,
      correction: repository && {
        repository,
        line,
        address: correctAddress(shown, row),
        ofField: (field) => (isCorrectable(field) ? correctFieldAddress(shown, row, field) : undefined),
      },
    },
    cited: engine.model.dataset && {
      about: engine.model.dataset,
      edition: catalog.edition,
      part: `${title} (${family.record} ${row.id})`,
      path: thingPath(family, row.id),
    },
    described: describedPlace(family, row, { address, name: title, within }),
  };
}

/** The area around it, and the area around that. */
function withinOf(view: PageContext, family: ModelFamily, row: Row): readonly RecordLink[] {
  const container = containerOf(family, row);
  const around = container && rowWithId(view, container.family, row[container.key]);
  if (container === undefined || around === undefined) return [];
  return [recordLink(view.manifest, container.family, around), ...withinOf(view, container.family, around)];
}

/** The place under which people look for it as well, if it does not lie there. */
function otherPlaceLink(view: PageContext, family: ModelFamily, row: Row): RecordModel['otherPlace'] {
  const other = otherPlaceOf(view.engine.catalog, { family, row });
  const { target, key } = family.otherPlace?.relation ?? {};
  const place = target && rowWithId(view, target, row[key?.name ?? '']);
  if (other === undefined || target === undefined || place === undefined) return undefined;
  return { verb: other.verb[view.site.language], ...recordLink(view.manifest, target, place) };
}

/** A family has places on the map if its records have coordinates or borders. */
function describedPlace(
  { coordinates, boundary }: ModelFamily,
  row: Row,
  named: Pick<DescribedPlace, 'address' | 'name' | 'within'>,
): DescribedPlace | undefined {
  if (coordinates === undefined && boundary === undefined) return undefined;
  const [latitude, longitude] = [row[coordinates?.latitude ?? ''], row[coordinates?.longitude ?? '']];
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    ...named,
    isArea: boundary !== undefined,
    point: isKnown ? { latitude, longitude } : undefined,
  };
}

function formatsOf({ operations, formats, fields }: ShownFamily, row: Row): RecordFormats {
  const path = operations.one === undefined ? '' : pathFor(operations.one, row);
  const boundary = operations.boundary && pathFor(operations.boundary, row);
  // Of two formats that lay records out alike, one is enough for people.
  const each = formats.filter(
    ({ layout }, index) => formats.findIndex((other) => other.layout === layout) === index,
  );
  const isExtended = fields.some(({ field }) => field.extended);
  const allFields = `fields=${fields.map(({ field }) => field.name).join(',')}`;
  return {
    formats: each.map(({ name, title }, index) => ({
      name: title,
      path: index === 0 ? path : `${path}?format=${name}&${allFields}`,
    })),
    boundary,
    request: isExtended ? `${path}?${allFields}` : path,
  };
}

/** The one record of a family is requested without its id. */
const pathFor = ({ path, parameters }: Operation, { id }: Row) =>
  requestPath(path, parameters.some(({ idOf }) => idOf !== undefined) ? { id } : {});
