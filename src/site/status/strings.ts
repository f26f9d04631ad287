// The texts of the status page, in each language.

const en = {
  lead: 'The state, uptime and edition of this server.',
  starting: 'The service has just started and is building its search index. It already handles requests.',
  ready: 'The service is ready.',
  stopping: 'This server is about to stop.',
  edition: 'Edition',
  records: 'Records',
  version: 'Program version',
  uptime: 'Running for',
  details: 'For the operator',
  machines: 'This status for programs:',
};

const es: typeof en = {
  lead: 'El estado, el tiempo en marcha y la edición de este servidor.',
  starting: 'El servicio acaba de iniciar y está construyendo su índice de búsqueda. Ya atiende solicitudes.',
  ready: 'El servicio está listo.',
  stopping: 'Este servidor está por detenerse.',
  edition: 'Edición',
  records: 'Registros',
  version: 'Versión del programa',
  uptime: 'En marcha hace',
  details: 'Para quien lo opera',
  machines: 'Este estado para programas:',
};

export const statusStrings = { en, es };
