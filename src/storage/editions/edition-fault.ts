// Why an edition of the database cannot be used.
export class EditionFault extends Error {
  override readonly name = 'EditionFault';
}

export const NOTHING_PUBLISHED =
  'No edition has been published yet; publish one with npx atlas publish-edition.';

export const NOTHING_CURRENT = 'No edition is current; choose one with npx atlas editions --use ID.';
