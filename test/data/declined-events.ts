// Events that were proposed for the history of municipalities and departments and are not in it, each with the reason.

interface DeclinedEvent {
  readonly kind: string;
  readonly date: string | null;
  /** The former code if the event is about one, otherwise the code of the record. */
  readonly code: string;
  readonly name: string;
  readonly reason: keyof typeof reasons;
}

export const reasons = {
  laterStatus: 'The act is that of the department or of a later status, and the town is older.',
  yearOnly:
    'The source has a year without an act, which may be that of another change of status; several of these towns are much older.',
  wrongYear: 'The year of the source is not that of the department, which is older or younger.',
  notOfficial: 'The code is in private lists only; no edition of the DIVIPOLA has it.',
  pending: 'The municipality is not in the DIVIPOLA, and the result of the consultation is not known.',
  olderTown:
    'Two sources have the town since 1795, and the government of its department names a municipality of 1956 as its youngest.',
  contradicted: 'The DIVIPOLA of 2026-07 prints the earlier form, which is the official name.',
} as const;

const created =
  (reason: DeclinedEvent['reason']) =>
  ([code, name, date]: readonly [string, string, string]): DeclinedEvent => ({
    kind: 'created',
    date,
    code,
    name,
    reason,
  });

const towns = [
  ['05001', 'Medellín', '1965'],
  ['54001', 'San José de Cúcuta', '1972'],
  ['70001', 'Sincelejo', '1966-08-30'],
  ['88001', 'San Andrés', '1991'],
] as const;

const bareYears = [
  ['05425', 'Maceo', '1958'],
  ['05480', 'Mutatá', '1951'],
  ['44001', 'Riohacha', '1954'],
  ['44279', 'Fonseca', '1954'],
  ['44430', 'Maicao', '1956'],
  ['44650', 'San Juan del Cesar', '1954'],
  ['44847', 'Uribia', '1954'],
  ['50313', 'Granada', '1956'],
  ['50318', 'Guamal', '1955'],
  ['50689', 'San Martín', '1958'],
  ['52250', 'El Charco', '1967'],
  ['52381', 'La Florida', '1988'],
  ['68211', 'Contratación', '1962'],
  ['81001', 'Arauca', '1959'],
  ['81794', 'Tame', '1959'],
  ['85125', 'Hato Corozal', '1959'],
  ['85139', 'Maní', '1953'],
  ['85162', 'Monterrey', '1960'],
  ['85250', 'Paz de Ariporo', '1974'],
  ['85300', 'Sabanalarga', '1965'],
  ['85315', 'Sácama', '1953'],
  ['85325', 'San Luis de Palenque', '1953'],
  ['85400', 'Támara', '1953'],
  ['85410', 'Tauramena', '1962'],
  ['86001', 'Mocoa', '1958'],
  ['94888', 'Morichal', '1988'],
  ['97511', 'Pacoa', '1967'],
  ['97777', 'Papunahua', '1977'],
] as const;

const departments = [
  ['11', 'Bogotá, D.C.', '1538'],
  ['47', 'Magdalena', '1964'],
] as const;

export const declinedEvents: readonly DeclinedEvent[] = [
  ...towns.map(created('laterStatus')),
  ...bareYears.map(created('yearOnly')),
  ...departments.map(created('wrongYear')),
  created('olderTown')(['76670', 'San Pedro', '1988']),
  { kind: 'recoded', date: null, code: '23991', name: 'Cerromatoso', reason: 'notOfficial' },
  { kind: 'recoded', date: null, code: '76999', name: 'Rozo', reason: 'notOfficial' },
  { kind: 'created', date: '2024-05-21', code: '13433', name: 'San Basilio de Palenque', reason: 'pending' },
  { kind: 'spelling', date: '2025-01', code: '13838', name: 'Turbana', reason: 'contradicted' },
  { kind: 'spelling', date: '2025-01', code: '19760', name: 'Sotará Paispamba', reason: 'contradicted' },
];
