// The texts of the status page, in each language.

const en = {
  lead: 'Whether the service answers, since when, and with which edition.',
  starting: 'The service has just started and is building its search index; it already answers requests.',
  ready: 'The service is ready and answers requests.',
  stopping: 'This server is about to stop; another one takes over.',
  edition: 'Edition',
  records: 'Records',
  version: 'Version of the program',
  uptime: 'Running for',
  details: 'For the operator',
  machines: 'The same for machines:',
};

const es: typeof en = {
  lead: 'Si el servicio responde, desde cuándo, y con qué edición.',
  starting: 'El servicio acaba de iniciar y construye su índice de búsqueda; ya responde solicitudes.',
  ready: 'El servicio está listo y responde solicitudes.',
  stopping: 'Este servidor está por detenerse; otro lo reemplaza.',
  edition: 'Edición',
  records: 'Registros',
  version: 'Versión del programa',
  uptime: 'En marcha hace',
  details: 'Para quien lo opera',
  machines: 'Lo mismo para máquinas:',
};

export const statusStrings = { en, es };
