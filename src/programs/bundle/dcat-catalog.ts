// The bundle as a DCAT catalogue (JSON-LD), for data portals: a dataset for each family and one for the whole, with their files. Addresses
// are relative, because a copy can be anywhere.
import { editionTime, type Terms } from '../../engine/dataset/dataset.js';
import { familyTerms } from '../../engine/operations/provenance/record-provenance.js';
import { type Localized, languages } from '../../engine/text/localized.js';
import type { WrittenFile } from './bundle-file.js';
import type { BundleParts } from './bundle-parts.js';

const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const MEDIA_TYPE_REGISTRY = 'https://www.iana.org/assignments/media-types';

const texts = (text: Localized) =>
  languages.map((language) => ({ '@value': text[language], '@language': language }));

export function dcatDescription(parts: BundleParts, written: readonly WrittenFile[]): object {
  const { model, catalog, edition, families } = parts;
  const about = model.dataset;
  if (about === undefined) throw new Error('A catalogue needs the publisher and the licence of the dataset.');
  const publisher = { '@id': '#publisher', '@type': 'foaf:Agent', 'foaf:name': about.publisher };
  const licence = {
    '@id': about.licence.url,
    '@type': 'dct:LicenseDocument',
    'dct:title': texts({ en: about.licence.name, es: about.licence.name }),
  };
  const issued = { '@type': 'xsd:date', '@value': editionTime(catalog.edition).toISOString().slice(0, 10) };
  const spatial = {
    '@type': 'dct:Location',
    'dct:identifier': about.spatial.code,
    'rdfs:label': texts(about.spatial.name),
  };
  const shared = {
    'dct:publisher': publisher,
    'dct:issued': issued,
    'dct:spatial': spatial,
    'dcat:version': edition,
  };
  const dataset = (
    id: string,
    title: Localized,
    description: Localized,
    more: object,
    files: readonly WrittenFile[],
    licenceOfFiles: object,
  ) => ({
    '@id': `#${id}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': id,
    'dct:title': texts(title),
    'dct:description': texts(description),
    ...shared,
    ...more,
    'dcat:distribution': files.map((file) => distribution(file, licenceOfFiles)),
  });
  const whole = dataset(
    'all',
    about.title,
    about.licence.covers,
    {},
    written.filter(({ family }) => family === undefined),
    SEVERAL,
  );
  const ofFamilies = families.map((family) => {
    const { citation, terms } = familyTerms(catalog, family);
    const rights = terms.map(({ en, es }) => ({
      '@type': 'dct:RightsStatement',
      'rdfs:label': texts({ en, es }),
    }));
    return dataset(
      family.record,
      family.title,
      family.about,
      { 'dct:bibliographicCitation': citation.en, 'dct:accessRights': OPEN, 'dct:rights': rights },
      written.filter((file) => file.family === family.record),
      licenceOfTerms(terms),
    );
  });
  return {
    '@context': context,
    '@id': '#catalog',
    '@type': 'dcat:Catalog',
    'dct:title': texts(about.title),
    'dct:description': texts(about.licence.covers),
    'dct:publisher': publisher,
    'dct:license': licence,
    'dct:issued': issued,
    'dct:spatial': spatial,
    'dcat:dataset': [whole, ...ofFamilies],
  };
}

const OPEN = {
  '@id': 'http://publications.europa.eu/resource/authority/access-right/PUBLIC',
  '@type': 'dct:RightsStatement',
};

/** A file can have only one licence, so several are the list of the bundle. */
const SEVERAL = {
  '@id': 'LICENCES.md',
  '@type': 'dct:LicenseDocument',
  'dct:title': texts({ en: 'Terms of each family', es: 'Condiciones de cada familia' }),
};

function licenceOfTerms([first, ...others]: readonly Terms[]): object {
  if (first === undefined || others.length > 0) return SEVERAL;
  const { url, en, es } = first;
  return { '@id': url, '@type': 'dct:LicenseDocument', 'dct:title': texts({ en, es }) };
}

function distribution({ path, title, format, mediaType, bytes, sha256 }: WrittenFile, licence: object) {
  return {
    '@id': `#file/${path}`,
    '@type': 'dcat:Distribution',
    'dct:title': texts({ en: `${title.en} (${format})`, es: `${title.es} (${format})` }),
    'dcat:accessURL': { '@id': path, '@type': 'rdfs:Resource' },
    'dcat:downloadURL': { '@id': path, '@type': 'rdfs:Resource' },
    'dcat:mediaType': {
      '@id': `${MEDIA_TYPE_REGISTRY}/${mediaType.split(';')[0]}`,
      '@type': 'dct:MediaType',
    },
    'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(bytes) },
    'dct:license': licence,
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256', '@type': 'spdx:ChecksumAlgorithm' },
      'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': sha256 },
    },
  };
}
