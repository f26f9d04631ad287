// The holidays of one year by law, written by hand, for comparison with the responses of a calendar.

const emiliani = 'Ley 51 de 1983';

export const holidaysOf2026 = [
  ['2026-01-01', 'Año Nuevo', '2026-01-01', emiliani],
  ['2026-01-12', 'Reyes Magos', '2026-01-06', emiliani],
  ['2026-03-23', 'San José', '2026-03-19', emiliani],
  ['2026-04-02', 'Jueves Santo', '2026-04-02', emiliani],
  ['2026-04-03', 'Viernes Santo', '2026-04-03', emiliani],
  ['2026-05-01', 'Día del Trabajo', '2026-05-01', emiliani],
  ['2026-05-18', 'Ascensión del Señor', '2026-05-14', emiliani],
  ['2026-06-08', 'Corpus Christi', '2026-06-04', emiliani],
  ['2026-06-15', 'Sagrado Corazón de Jesús', '2026-06-12', emiliani],
  ['2026-06-29', 'San Pedro y San Pablo', '2026-06-29', emiliani],
  ['2026-07-13', 'Virgen de Chiquinquirá', '2026-07-09', 'Ley 2578 de 2026'],
  ['2026-07-20', 'Día de la Independencia', '2026-07-20', emiliani],
  ['2026-08-07', 'Batalla de Boyacá', '2026-08-07', emiliani],
  ['2026-08-17', 'Asunción de la Virgen', '2026-08-15', emiliani],
  ['2026-10-12', 'Día de la Raza', '2026-10-12', emiliani],
  ['2026-11-02', 'Todos los Santos', '2026-11-01', emiliani],
  ['2026-11-16', 'Independencia de Cartagena', '2026-11-11', emiliani],
  ['2026-12-08', 'Inmaculada Concepción', '2026-12-08', emiliani],
  ['2026-12-25', 'Navidad', '2026-12-25', emiliani],
].map(([date, name, originalDate, law]) => ({ date: `${date}T00:00:00`, name, originalDate, law }));
