// The records whose name holds a text.
import { API, idOf, isListed, type Kind } from '../operation.js';
import { rankedListParameters, sortOf, textParameter } from '../shared-parameters.js';

export const name: Kind = {
  name: 'name',
  operations: (family) =>
    !isListed(family) || family.nameFields.length === 0
      ? []
      : [
          {
            id: idOf(family, 'ByName'),
            kind: 'name',
            owner: family,
            family,
            shape: family.view('name'),
            path: `${API}/${family.path}/name/{name}`,
            parameters: [
              textParameter('name', 'The name or a part of it; case and accents do not count.'),
              ...rankedListParameters(family),
            ],
            result: 'list',
            summary: { en: `${family.title.en} by name`, es: `${family.title.es} por nombre` },
            keepable: false,
            mayMiss: false,
            examples: (rows) =>
              rows.flatMap((row) => (typeof row.name === 'string' ? [{ name: row.name }] : [])),
            plan: (args) => ({
              family,
              select: { by: 'name', name: args.name as string },
              sort: sortOf(family, args),
              page: undefined,
            }),
          },
        ],
};
