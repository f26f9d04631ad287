// Operations that the public service's description spells differently or with fewer parameters, by path.

interface Spelling {
  readonly path?: string;
  /** The only parameters in that description. */
  readonly parameters?: readonly string[];
}

export const publicDescription: Readonly<Record<string, Spelling>> = {
  'Department/{id}/naturalAreas': { path: 'Department/{id}/naturalareas' },
  'Department/{id}/touristicAttractions': { path: 'Department/{id}/touristicattractions' },
  'CategoryNaturalArea/{id}/naturalAreas': {
    path: 'CategoryNaturalArea/{id}/NaturalAreas',
    parameters: ['id'],
  },
  'TypicalDish/{departmentId}/department': { path: 'TypicalDish/{id}/department' },
  'IntangibleHeritage/{departmentId}/department': { path: 'IntangibleHeritage/{id}/department' },
  'TraditionalFairAndFestival/{cityId}/city': { path: 'TraditionalFairAndFestival/{id}/city' },
};
