// The toy model with a history: planets with former names and codes, and one that was created from another.
import type { Dataset, HistoryEvent } from '../../src/engine/dataset/dataset.js';
import type { History } from '../../src/engine/model/family.js';
import { resolveModel } from '../../src/engine/model/resolve-model.js';
import { toyDataset } from './toy-dataset.js';
import { toyFamilies } from './toy-model.js';

const history: History<'name' | 'code'> = {
  name: 'name',
  code: 'code',
  coverage: { en: 'Since the telescope.', es: 'Desde el telescopio.' },
  notes: { seen: { en: 'Seen by one observer.', es: 'Lo vio un observador.' } },
};

export const historyModel = resolveModel({ ...toyFamilies, planet: { ...toyFamilies.planet, history } });

const event = (id: number, values: Partial<HistoryEvent>): HistoryEvent => ({
  family: 'planet',
  id,
  kind: 'renamed',
  date: null,
  codeBefore: null,
  nameBefore: null,
  codeAfter: null,
  nameAfter: null,
  act: null,
  from: [],
  notes: [],
  source: 'survey',
  certainty: 'probable',
  ...values,
});

export const toyHistory: readonly HistoryEvent[] = [
  event(2, { kind: 'spelling', date: '1950', nameBefore: 'Nandú', nameAfter: 'Ñandú' }),
  event(2, { kind: 'recoded', date: '1960-05', codeBefore: 'OLD', nameBefore: 'Avestruz', codeAfter: 'NAN' }),
  event(3, { kind: 'created', date: '1903-12-31', act: 'Circular 1', from: [2], notes: ['seen'] }),
  event(3, { kind: 'olderForm', nameBefore: 'Bruma', nameAfter: 'Nube' }),
];

export const historyDataset = (events: readonly HistoryEvent[] = toyHistory): Dataset => ({
  ...toyDataset(),
  history: events,
});
