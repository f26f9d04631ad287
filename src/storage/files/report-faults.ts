// Adds a fault to those that were found, with the place of its row.
import type { FamilyRows, Fault } from '../../engine/dataset/dataset.js';

export const reportFaults =
  ({ location }: Pick<FamilyRows, 'location'>, faults: Fault[]) =>
  (index: number, field: string | undefined, message: string): void => {
    faults.push({ ...location(index), field, message });
  };
