// Seats and town halls: heights in whole metres that a town can have, websites with a scheme and of a town hall.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

/** Higher than Vetas, the highest seat, and not by much. */
const HIGHEST = 3500;
const WEBSITE = /^https:\/\/([a-z0-9-]+\.)+gov\.co$/;

export const seats: DataRule = {
  name: 'seats',
  about: {
    en: `Heights of seats are whole metres from 0 to ${HIGHEST}; websites of town halls begin with https:// and end with gov.co.`,
    es: 'La altitud de las cabeceras va en metros enteros de 0 a 3.500. Los sitios de las alcaldías empiezan por https:// y terminan en gov.co.',
  },
  advice: {
    en: 'Correct the value, or write null if it is unknown.',
    es: 'Corrige el valor o escribe null si no se conoce.',
  },
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
          expects(
            {
              en: `whole metres from 0 to ${HIGHEST}`,
              es: `una altitud en metros enteros de 0 a ${HIGHEST}`,
            },
            elevation,
          ),
        );
      if (website !== null && !WEBSITE.test(String(website)))
        yield finding(
          city,
          row,
          'website',
          expects(
            {
              en: 'a website such as https://medellin.gov.co',
              es: 'un sitio como https://medellin.gov.co',
            },
            website,
          ),
        );
    }
  },
};
