// The pages of a language for the search, from the build and from the model.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { nameIn } from '../../engine/model/read-row.js';
import { withoutArticle } from '../../engine/text/fold.js';
import type { Localized } from '../../engine/text/localized.js';
import { manifestOf } from '../manifest/manifest.js';
import { addresses, calendarAddress, languages, yearAddress } from '../shell/addresses.js';
import { familyNames } from '../shell/family-parts.js';
import type { IndexGroup, PageIndex, WholeSite } from '../shell/feature.js';
import type { Site } from '../shell/site.js';
import { siteFile } from '../shell/site-files.js';
import { pageFinder, wordsOf } from './find-pages.js';

export async function pageIndex(
  engine: Engine,
  site: Site,
  whole: WholeSite,
): Promise<{ readonly index: PageIndex; readonly find: ReturnType<typeof pageFinder> }> {
  const index = await searchIndex(engine, site, whole);
  return { index, find: pageFinder(index) };
}

/** The index in the form that the script of the field loads. */
export async function searchIndex(engine: Engine, site: Site, whole: WholeSite): Promise<PageIndex> {
  const { families, calculators } = manifestOf(engine);
  const built: readonly IndexGroup[] = JSON.parse(String(await siteFile(`search-${site.language}.json`)));
  const synonyms = [...tradeWords, ...families.map(({ family }) => familySynonyms(family))];
  return {
    synonyms: synonyms.filter((words) => words.length > 1),
    groups: [...whole.entries(engine, site), mainPages(engine, site), ...yearPages(engine, site), ...built],
    search: calculators.find?.search.path,
  };
}

/** Pages of the header and the footer that no other part of the site lists. */
function mainPages({ model }: Engine, { strings: { titles, search }, language }: Site): IndexGroup {
  const page = (address: Localized, title: string, words: string) =>
    [address[language], title, '', words, ''] as const;
  return {
    title: search.ofSite,
    isTools: true,
    pages: [
      ...(model.levels === undefined
        ? []
        : [page(addresses.explore, titles.map, 'mapas maps explorar explore')]),
      page(
        addresses.downloads,
        titles.downloads,
        'descargar download archivos files Excel QGIS GeoPackage shapefile CSV Parquet SQLite bulk todo',
      ),
      page(addresses.status, titles.status, 'estado status health uptime'),
    ],
  };
}

function yearPages(engine: Engine, site: Site): readonly IndexGroup[] {
  const { calendar: tool } = manifestOf(engine).calculators;
  const address = tool && calendarAddress(tool.calendar);
  if (tool === undefined || address === undefined) return [];
  const { calendar, working, shown } = tool;
  const titles = languages.map((language) => working.feed.title[language]);
  const words = [...titles, ...familyNames(shown.family), ...(calendar.yearWords ?? [])].join(' ');
  const names = calendar
    .rows(calendar.example, () => false)
    .map((row) => nameIn(site.language, shown.family, row));
  return [
    {
      title: site.titleOf(shown.family),
      numbered: { from: calendar.from, to: working.to },
      pages: [
        [
          yearAddress(address, '{}')[site.language],
          `${working.feed.title[site.language]}, {}`,
          site.translate(shown.family.about).plain,
          names.join(' '),
          words,
        ],
      ],
    },
  ];
}

/**
 * Technical words with the same meaning in a search of the documentation, in both languages, without accents. The words for families
 * are in the families themselves.
 */
const tradeWords: readonly (readonly string[])[] = [
  ['limit', 'limits', 'limite', 'limites', 'quota', 'cuota', 'throttle', '429'],
  ['error', 'errors', 'errores', 'problem', 'problems', 'problema', 'problemas', 'fallo', 'fallos'],
  ['cache', 'caching', 'etag', 'cdn'],
  ['page', 'paging', 'pagination', 'pagina', 'paginas', 'paginacion'],
  ['map', 'maps', 'mapa', 'mapas'],
  ['csv', 'excel', 'spreadsheet', 'spreadsheets', 'hoja', 'hojas', 'sheets'],
  ['download', 'export', 'descargar', 'descarga', 'exportar'],
  ['working', 'business', 'habil', 'habiles', 'laboral', 'laborables'],
  ['calendar', 'calendario', 'ics', 'icalendar'],
  ['coordinates', 'coordenadas', 'latitude', 'latitud', 'longitude', 'longitud', 'gps'],
  ['code', 'codes', 'codigo', 'codigos', 'dane', 'divipola'],
  ['key', 'clave', 'token', 'apikey', 'account', 'cuenta', 'authentication', 'autenticacion'],
  ['source', 'sources', 'fuente', 'fuentes', 'provenance', 'procedencia', 'licence', 'license', 'licencia'],
  ['change', 'changes', 'changelog', 'cambio', 'cambios', 'novedades'],
  ['search', 'find', 'buscar', 'busqueda', 'autocomplete', 'autocompletar'],
  ['install', 'deploy', 'run', 'instalar', 'desplegar', 'servidor', 'docker', 'nginx'],
  ['database', 'postgres', 'postgresql', 'sql'],
];

/** Single words for the records of a family. Names of several words contain some with other meanings. */
function familySynonyms(family: ModelFamily): readonly string[] {
  const names = familyNames(family).map((name) => wordsOf(withoutArticle(name)));
  return [...new Set(names.flatMap((words) => (words.length === 1 ? words : [])))];
}
