// Technical words with the same meaning in a search of the documentation, in both languages, without accents. The words for families are in
// the families themselves.

export const tradeWords: readonly (readonly string[])[] = [
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
