// Seats and town halls: heights in whole metres that a town can have, websites with a scheme and of a town hall.
import { type DataRule, finding, rowsOf } from './data-rule.js';

/** Higher than Vetas, the highest seat, and not by much. */
const HIGHEST = 3500;
const WEBSITE = /^https:\/\/([a-z0-9-]+\.)+gov\.co$/;

export const seats: DataRule = {
  name: 'seats',
  about: `Heights of seats are whole metres from 0 to ${HIGHEST}; websites of town halls begin with https:// and end with gov.co.`,
  *check(data) {
    const city = data.model.family('city');
    for (const row of rowsOf(data, 'city')) {
      const { elevation, website } = row;
      const isHeight = Number.isInteger(elevation) && Number(elevation) >= 0 && Number(elevation) <= HIGHEST;
      if (elevation !== null && !isHeight)
        yield finding(
          city,
          row,
          'elevation',
          `expected whole metres from 0 to ${HIGHEST}, found ${elevation}`,
        );
      if (website !== null && !WEBSITE.test(String(website)))
        yield finding(city, row, 'website', `expected such as https://medellin.gov.co, found "${website}"`);
    }
  },
};
